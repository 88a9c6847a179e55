"""Learning; what needs PyTorch is skipped without it."""
