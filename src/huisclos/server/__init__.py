"""The table in the browser: HTTP, WebSocket and SQL around `huisclos.table`."""
