telegrams-bad-word = un mot n’a que des lettres
telegrams-book = Le livre pour { $rounds } tours : { $book }
