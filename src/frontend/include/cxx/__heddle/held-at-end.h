/*
 * Whether the destructor of a lock asks if it is held. A client of `heddle test` deletes the object in the end although it may have left it
 * locked: that is the client's doing and not the type's (run/datatypes/operations/glue.ts). All other destructors ask.
 */
#ifndef __HEDDLE_CXX_HELD_AT_END
#define __HEDDLE_CXX_HELD_AT_END
namespace std {
#ifdef __HEDDLE_CLIENT__
#define __HEDDLE_HELD_AT_END__
static bool __client_ends;
constexpr bool __asks_if_held() { return !__builtin_is_constant_evaluated() && !__client_ends; }
#else
constexpr bool __asks_if_held() { return !__builtin_is_constant_evaluated(); }
#endif
}
#endif
