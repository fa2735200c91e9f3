// expect: memory / out of bounds
struct V { int *p = new int[4]; ~V() { delete[] p; } int &operator[](int i) { return p[i]; } };
int main() { V v; v[4] = 1; }
