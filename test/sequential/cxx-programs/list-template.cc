#include <cstdio>
#include <cstring>
#include <exception>
#include <initializer_list>
#include <new>
#include <typeinfo>
#include <utility>
template <class T> class List { struct Node { T v; Node *next; }; Node *head = nullptr; int count = 0; public: class iterator { Node *n; public: explicit iterator(Node *n) : n(n) {} T &operator*() { return n->v; } iterator &operator++() { n = n->next; return *this; } bool operator!=(const iterator &o) const { return n != o.n; } }; List() = default; List(std::initializer_list<T> l) { for (const T *p = l.end(); p != l.begin();) push(*--p); } List(const List &) = delete; ~List() { while (head) pop(); } void push(T v) { head = new Node{v, head}; count++; } T pop() { Node *n = head; T v = n->v; head = n->next; delete n; count--; return v; } iterator begin() { return iterator(head); } iterator end() { return iterator(nullptr); } int size() const { return count; } };
int main() { List<int> l{1, 2, 3}; l.push(10); int s = 0; for (int &x : l) { x *= 2; s += x; } int top = l.pop(); printf("%d %d %d\n", s, top, l.size()); List<List<int> *> ll; List<int> m{7}; ll.push(&m); printf("%d\n", *(*ll.begin())->begin()); return 0; }
