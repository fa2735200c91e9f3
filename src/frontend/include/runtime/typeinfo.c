/* type_info of the built-in types, and of pointers to them, which no other file defines. */
#include <__heddle/exception.h>

extern const void *const _ZTVN10__cxxabiv123__fundamental_type_infoE[];
extern const void *const _ZTVN10__cxxabiv119__pointer_type_infoE[];

#define BUILTIN(code) \
  const struct type _ZTI##code = {&_ZTVN10__cxxabiv123__fundamental_type_infoE[2], #code}; \
  const struct pointer_type _ZTIP##code = {{&_ZTVN10__cxxabiv119__pointer_type_infoE[2], "P" #code}, 0, &_ZTI##code}; \
  const struct pointer_type _ZTIPK##code = {{&_ZTVN10__cxxabiv119__pointer_type_infoE[2], "PK" #code}, 1, &_ZTI##code};

BUILTIN(v)
BUILTIN(b)
BUILTIN(c)
BUILTIN(a)
BUILTIN(h)
BUILTIN(w)
BUILTIN(s)
BUILTIN(t)
BUILTIN(i)
BUILTIN(j)
BUILTIN(l)
BUILTIN(m)
BUILTIN(x)
BUILTIN(y)
BUILTIN(n)
BUILTIN(o)
BUILTIN(f)
BUILTIN(d)
BUILTIN(e)
BUILTIN(g)
BUILTIN(Dn)
BUILTIN(Di)
BUILTIN(Ds)
BUILTIN(Du)
