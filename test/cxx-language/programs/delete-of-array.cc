// expect: memory / new\[\] is given to delete
int main() { int *p = new int[3]; delete p; }
