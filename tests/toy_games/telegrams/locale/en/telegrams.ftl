telegrams-bad-word = a word has letters only
telegrams-book = The book for { $rounds } rounds: { $book }
