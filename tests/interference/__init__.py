"""Non-interference: nobody is told what it may not know, over any game; and leaks planted to be found."""
