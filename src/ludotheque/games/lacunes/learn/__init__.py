"""The course of Lacunes: a lesson a file, from the gap to thinking from the end."""
