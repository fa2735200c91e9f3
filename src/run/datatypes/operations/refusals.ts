import { type Diagnostic, DiagnosticError, EXIT } from '../../../base/failure.ts';

const WHAT =
  'a client can give and see integers, booleans, enumerations, pointers to structures and to void, structures of these, and in C++ std::optional, std::unique_ptr, std::shared_ptr, std::pair and std::tuple of these; write a small function around the operation that has such types';

/** An operation that no client can call, or see the results of. */
export function refusal(
  { spec, at }: { readonly spec: { readonly name: string }; readonly at: NonNullable<Diagnostic['at']> },
  what: string,
  help = WHAT,
): DiagnosticError {
  return new DiagnosticError(
    { code: 'HED683', severity: 'error', message: `operation ${spec.name}: ${what}`, at, help },
    EXIT.usage,
  );
}

/** Something that is named is not there, or not to be called. */
export const missing = (name: string, file: string, why: string, help = NAMES): DiagnosticError =>
  new DiagnosticError(
    { code: 'HED682', severity: 'error', message: `operation ${name} is not in ${file}: ${why}`, help },
    EXIT.usage,
  );

const NAMES =
  'name a function that the file defines; in C++ a method with its class, Queue::push, which must not be overloaded';

interface Known {
  readonly pattern: RegExp;
  readonly code: 'HED682' | 'HED683';
  /** Of what the pattern has found. */
  readonly message: (found: RegExpExecArray) => string;
  readonly help: string;
}

const AROUND =
  'of a template say what it is of, Reg::put<int>; around one of several write a function, void put_int(Reg *r, int v) { r->put(v); }, and name that';

/** What the compiler says of operations that cannot be named, and of clients that cannot be made of them. */
const KNOWN: readonly Known[] = [
  {
    pattern: /(?:reference to|address of) overloaded function(?: '(\w+)')?/,
    code: 'HED682',
    message: ([, name]) =>
      `an operation is overloaded or a template${name === undefined ? '' : `: ${name}`}, and it is not said which one is meant`,
    help: AROUND,
  },
  {
    pattern:
      /(?:cannot take the address of an rvalue|taking the address of a temporary object) of type '(\(lambda)?|use of address-of-label/,
    code: 'HED682',
    message: ([, lambda]) =>
      lambda === undefined
        ? 'an operation is given by its name, and this is an address'
        : 'an operation is a function with a name, and this is a lambda',
    help: 'leave out the &: HEDDLE_OP(p, Stack::push); around anything else write a function, and name that',
  },
  {
    pattern: /'([^']+)' is a (private|protected) member of '([^']+)'/,
    code: 'HED682',
    message: ([, name, how, owner]) =>
      `${name} is ${how === 'private' ? 'a private' : 'a protected'} member of ${owner}, and clients call public ones`,
    help: 'name a public method; for a test of what is inside, make it public under #ifdef __HEDDLE__',
  },
  {
    pattern: /use of (?:class|alias) template '([^']+)' requires template arguments/,
    code: 'HED682',
    message: ([, name]) => `${name} is a template, and it is not said of what`,
    help: 'write what the template is of: HEDDLE_OP(p, Queue<int>::push)',
  },
  {
    pattern: /is a constructor name|taking the address of a (constructor|destructor)/,
    code: 'HED682',
    message: () =>
      'a constructor or destructor is no operation: clients make the object and delete it in the end',
    help: 'name methods; HEDDLE_INIT(f) names a function that makes the object otherwise',
  },
  {
    pattern:
      /no matching constructor for initialization of '([^']+)'|call to implicitly-deleted default constructor of '([^']+)'/,
    code: 'HED683',
    message: ([, one, other]) =>
      `a client cannot make ${one ?? other}: it has no constructor without arguments`,
    help: 'say how the object is made: static Queue *make() { return new Queue(4); } HEDDLE_INIT(make)',
  },
  {
    pattern: /allocating an object of abstract class type '([^']+)'/,
    code: 'HED683',
    message: ([, name]) => `a client cannot make ${name}: it is abstract`,
    help: 'name the methods by the class that implements them, or say how the object is made: static Base *make() { return new Derived(); } HEDDLE_INIT(make)',
  },
  {
    pattern: /calling a (private|protected) (constructor|destructor) of class '([^']+)'/,
    code: 'HED683',
    message: ([, how, what, name]) =>
      `a client cannot ${what === 'constructor' ? 'make' : 'delete'} ${name}: its ${what} is ${how}`,
    help: 'say how the object is made and destroyed, with functions that may do so: HEDDLE_INIT(make) HEDDLE_DESTROY(destroy)',
  },
];

/** What the compiler says of a name (in a macro of heddle.h or an option), as one about operations; null: it is about something else. */
export function aboutNames({ diagnostic }: DiagnosticError, line: string): DiagnosticError | null {
  const { message, more = [], at } = diagnostic;
  if (!/\bHEDDLE_\w+\s*\(/.test(line) && at?.file.startsWith('<heddle>/') !== true) return null;
  const place = at === undefined || at.file.startsWith('<heddle>/') ? {} : { at };
  const known = knownAs(message, place);
  if (known !== null || !/expected '>'/.test([message, ...more].join('\n'))) return known;
  return new DiagnosticError(
    {
      code: 'HED682',
      severity: 'error',
      message: 'a macro ends its argument at the comma of a template',
      ...place,
      help: 'give the type a name: using IntMap = Map<int, int>; HEDDLE_OP(p, IntMap::put)',
    },
    EXIT.usage,
  );
}

/** The file compiles, and with the text that we have written for its clients it does not. */
export function aboutClients({ diagnostic: { message, at } }: DiagnosticError): DiagnosticError {
  const place = at === undefined || at.file.startsWith('<heddle>/') ? {} : { at };
  return (
    knownAs(message, place) ??
    new DiagnosticError(
      {
        code: 'HED683',
        severity: 'error',
        message: `no client can be made of these operations: ${message}`,
        ...place,
        help: WHAT,
      },
      EXIT.usage,
    )
  );
}

function knownAs(message: string, place: Pick<Diagnostic, 'at'>): DiagnosticError | null {
  for (const { pattern, code, message: say, help } of KNOWN) {
    const found = pattern.exec(message);
    if (found !== null)
      return new DiagnosticError(
        { code, severity: 'error', message: say(found), ...place, help },
        EXIT.usage,
      );
  }
  return null;
}
