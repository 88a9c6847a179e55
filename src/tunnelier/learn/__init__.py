"""Learning to play a game from nothing but its rules (see docs/learning.md).

Training needs PyTorch (the extra `learn`); reading a checkpoint and playing from it does not.
"""
