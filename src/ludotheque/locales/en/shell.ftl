shell-title = Ludothèque
