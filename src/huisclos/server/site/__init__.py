"""The page and what links to it show. What is built lies in `server/page`."""
