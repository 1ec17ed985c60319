"""Simulation and research."""
