// expect: exception / must not throw: char const\*
struct D { ~D() { throw "from a destructor"; } };
int main() { try { D d; } catch (const char *) {} }
