"""What teaches Lacuna: the lessons and the ponds that they are told on."""
