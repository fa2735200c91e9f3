/**
 * Headers of the C++ standard library that Heddle does not have, each with what to do instead: a program that includes
 * one is told so by name, not merely that a file is missing.
 */
const WITHOUT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    coroutine: 'coroutines are not modelled: write the state machine by hand, or use threads',
    generator: 'coroutines are not modelled: use a loop or a container',
    regex: 'leave the parsing of text out of the program that is checked',
    filesystem: 'a checked program has no files: give it its data as constants, or by heddle_choose',
    locale: 'leave it out: output is in the "C" locale',
    codecvt: 'leave it out: output is in the "C" locale',
    execution: 'use the sequential algorithms, or threads of your own',
    scoped_allocator: 'use the default allocator',
    valarray: 'use std::vector',
    mdspan: 'use std::vector or std::array with computed indices',
    flat_map: 'use <map>',
    flat_set: 'use <set>',
    stacktrace: "leave it out: Heddle's traces have the stack",
    spanstream: 'use <sstream>',
    strstream: 'use <sstream>',
    streambuf: 'use <sstream> or std::cout',
    fenv: 'leave it out: rounding is to nearest',
    cfenv: 'leave it out: rounding is to nearest',
    hazard_pointer: 'write the hazard pointers yourself (examples/hazard-pointer.cc)',
    rcu: 'write the grace periods yourself',
    debugging: 'leave it out',
    cwchar: 'use char',
    cwctype: 'use <cctype>',
    cuchar: 'use char',
    clocale: 'leave it out: output is in the "C" locale',
    csetjmp: 'use exceptions: non-local jumps are not modelled',
  }),
);

/** What to do without `header`, or null if it is not one of the standard library's. */
export const withoutHeader = (header: string): string | null => WITHOUT.get(header) ?? null;
