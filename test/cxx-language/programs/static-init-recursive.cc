// expect: deadlock / initialisation of get::value
int get(int n);
int start(int n) { return n == 0 ? 1 : get(n - 1); }
int get(int n) { static int value = start(n); return value; }
int main() { return get(3); }
