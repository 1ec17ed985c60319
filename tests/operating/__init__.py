"""A server as its operator has it: processes and folders of its own, proxies, backups, installing."""
