"""Long work in processes of its own: functions of plain data."""
