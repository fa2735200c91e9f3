// expect: memory / new is given to delete\[\]
int main() { int *p = new int; delete[] p; }
