// expect: exception / without an exception
int main() { try { throw; } catch (...) {} }
