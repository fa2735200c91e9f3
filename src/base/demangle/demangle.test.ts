import { describe, expect, test } from 'vitest';
import { demangle, demangleType } from './demangle.ts';

describe('C++ names', () => {
  test.each([
    ['_Z1fi', 'f'],
    ['_ZN3app5Queue4pushEPNS_4NodeE', 'app::Queue::push'],
    ['_ZN5StackIiE4pushEi', 'Stack<int>::push'],
    ['_ZN5StackIiEC2ERKS0_', 'Stack<int>::Stack'],
    ['_ZN5StackIiED0Ev', 'Stack<int>::~Stack'],
    ['_Z3maxIdET_S0_S0_', 'max<double>'],
    ['_ZZ4mainENKUliE_clEi', 'main::lambda#1'],
    ['_ZZ4mainENK3$_1clEv', 'main::lambda#2'],
    ['_Z4callIZ4mainE3$_0EPvS1_', 'call<main::lambda#1>'],
    ['_ZplRK1VS1_', 'operator+'],
    ['_ZNK1VcvbEv', 'V::operator bool'],
    ['_ZN1VixEi', 'V::operator[]'],
    ['_ZN12_GLOBAL__N_16hiddenEv', '(anonymous namespace)::hidden'],
    ['_ZNSt6vectorIiSaIiEE9push_backEOi', 'std::vector<int, std::allocator<int>>::push_back'],
    ['_Z5applyPFiiEi', 'apply'],
    ['_ZN5ArrayIcLi4EE2atEm', 'Array<char, 4>::at'],
    ['_Z5tupleIJPFvR1AiES1_EEvDpT_', 'tuple<void (*)(A&, int), A&>'],
    ['_ZGVZ3getvE5value', 'initialisation of get::value'],
    ['_ZTV4Node', 'vtable of Node'],
    ['_ZThn16_N1C1gEv', 'C::g'],
    ['_ZZ4mainE1x.1', 'main::x'],
  ])('%s is %s', (mangled, name) => expect(demangle(mangled)).toBe(name));

  test.each([
    ['_ZTIi', 'int'],
    ['_ZTIPKc', 'char const*'],
    ['_ZTISt13runtime_error', 'std::runtime_error'],
    ['_ZTIN1a1SIcEE', 'a::S<char>'],
  ])('the type of %s is %s', (mangled, name) => expect(demangleType(mangled)).toBe(name));

  test.each(['main', '_Z', '_Z9', '_ZN3app', 'printf', '_ZN1fS5_E', ''])('%j is none', (name) =>
    expect(demangle(name)).toBeNull(),
  );
});
