"""HTTP and websockets: thin. The rules are in `games`, the match in `play`, what lasts in `store`."""
