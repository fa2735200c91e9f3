/** What is there, but less than the standard says. */
export interface Partly {
  /** Headers, or names of one: `map`, `cmath: sin cos`. */
  readonly header: string;
  readonly names: readonly string[];
  readonly missing: string;
  /** A line of C++ that shows it: it does not compile. Null: only a run shows it. */
  readonly probe: string | null;
}

const partly = (header: string, names: string, missing: string, probe: string | null): Partly => ({
  header,
  names: names.split(' '),
  missing,
  probe,
});

const NODES = 'no other allocator than std::allocator';
const other = (type: string, element: string): string => {
  const [name, ...given] = type.split(',');
  return `struct own_${name} { using value_type = ${element}; }; std::${name}<${[...given, `own_${name}`].join(',')}> v_${name};`;
};
const CHARS = 'of char only; no stream buffers, no locales';

export const PARTLY: readonly Partly[] = [
  partly('map', 'map multimap', NODES, other('map,int,int,std::less<int>', 'std::pair<const int, int>')),
  partly('set', 'set multiset', NODES, other('set,int,std::less<int>', 'int')),
  partly(
    'unordered_map',
    'unordered_map',
    NODES,
    other('unordered_map,int,int,std::hash<int>,std::equal_to<int>', 'std::pair<const int, int>'),
  ),
  partly(
    'unordered_set',
    'unordered_set',
    NODES,
    other('unordered_set,int,std::hash<int>,std::equal_to<int>', 'int'),
  ),
  partly('list', 'list', NODES, other('list,int', 'int')),
  partly('forward_list', 'forward_list', NODES, other('forward_list,int', 'int')),
  partly('deque', 'deque', NODES, other('deque,int', 'int')),
  partly('string', 'basic_string', NODES, other('basic_string,char,std::char_traits<char>', 'char')),
  partly('ostream', 'basic_ostream ostream', CHARS, 'auto b_1 = &std::ostream::rdbuf;'),
  partly('istream', 'basic_istream istream', CHARS, 'auto b_2 = &std::istream::rdbuf;'),
  partly('sstream', 'basic_stringstream stringstream', CHARS, 'auto b_3 = &std::stringstream::rdbuf;'),
  partly(
    'fstream',
    'basic_fstream basic_ifstream basic_ofstream fstream ifstream ofstream',
    'files are in memory: what the program has not written does not exist',
    null,
  ),
  partly('iostream', 'cin', 'there is no input: reading it ends in unknown', null),
  partly(
    'format',
    'format formatter',
    'no ranges, tuples or times as arguments',
    'auto f_1 = std::formatter<std::pair<int, int>>();',
  ),
  partly(
    'format',
    'format_string basic_format_string',
    'read when the program runs: a bad one throws format_error',
    null,
  ),
  partly('charconv', 'from_chars', 'floating-point numbers of up to 15 digits', null),
  partly(
    'ranges',
    'ranges::iota_view',
    'the bound is of the same type',
    'std::ranges::iota_view<int, long> r_1(1, 2);',
  ),
  partly(
    'random',
    'mt19937 mt19937_64 minstd_rand minstd_rand0 default_random_engine ranlux24 ranlux48 knuth_b random_device uniform_int_distribution bernoulli_distribution',
    'any number may come, and all are explored',
    null,
  ),
  partly(
    'chrono',
    'chrono::system_clock chrono::steady_clock chrono::high_resolution_clock',
    'a clock may show any time that is not before the last one',
    null,
  ),
  partly(
    'cmath',
    'acos asin atan atan2 cbrt cos cosh exp exp2 fma frexp hypot ldexp log log10 log2 lrint lround modf nearbyint pow sin sinh tan tanh',
    'declared: a call is reported',
    null,
  ),
  partly(
    'complex',
    'complex',
    'no transcendental functions',
    'std::complex<double> z_1 = std::polar(1.0, 2.0);',
  ),
  partly(
    'memory_resource',
    'pmr::synchronized_pool_resource pmr::unsynchronized_pool_resource',
    'give back at once what they would keep',
    null,
  ),
];
