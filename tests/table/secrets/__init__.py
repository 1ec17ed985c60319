"""What a table tells whom: never more than their seats see."""
