"""The games in other people's frames: Gymnasium, PettingZoo and OpenSpiel, each an extra of the package."""
