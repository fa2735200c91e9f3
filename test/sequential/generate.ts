/**
 * A seeded generator of small sequential C programs, each with globals, structs with bit-fields, arrays, pointers,
 * pure functions and a main of random statements that prints as it goes. The same seed gives the same program. Every
 * program is free of undefined and unspecified behaviour (random-expressions.ts), ends (loops are counted), and
 * initialises what it reads.
 */
import { Rng } from '../../src/base/rng.ts';
import { FLOATS, INTS, type IntType, type ScalarType, shown } from './c-types.ts';
import {
  condition,
  expression,
  HELPERS,
  index,
  type Place,
  type PureFunction,
  pick,
  type Scope,
} from './random-expressions.ts';

interface Field {
  readonly name: string;
  readonly type: ScalarType;
  /** Width of a bit-field. */
  readonly bits: number | null;
}

interface ArrayVariable {
  readonly name: string;
  readonly type: IntType;
  /** A power of two. */
  readonly size: number;
}

export function generateProgram(seed: number): string {
  return new Generator(new Rng(seed, 0x5e9)).program();
}

/** Owns the program text under construction; `places` and `functions` are what may be used from here on. */
class Generator {
  private readonly rng: Rng;
  private readonly places: Place[] = [];
  private readonly functions: PureFunction[] = [];
  private readonly arrays: ArrayVariable[] = [];
  private readonly structs: string[] = [];
  private fields: Field[] = [];
  private names = 0;

  constructor(rng: Rng) {
    this.rng = rng;
  }

  program(): string {
    const out: string[] = ['#include <stdint.h>', '#include <stdio.h>', HELPERS];
    out.push(this.structType());
    for (let i = 0; i < 3; i++) out.push(this.globalScalar());
    for (let i = 0; i < 2; i++) out.push(this.globalArray());
    for (const name of ['first', 'second']) out.push(this.globalStruct(name));
    for (let i = 0; i < 3; i++) out.push(this.pureFunction());
    out.push(this.structFunction());
    out.push('int main(void) {', ...this.mainBody(), '  return 0;', '}');
    return `${out.join('\n')}\n`;
  }

  private fresh(stem: string): string {
    return `${stem}${this.names++}`;
  }

  private scope(): Scope {
    return { rng: this.rng, places: this.places, functions: this.functions };
  }

  private scalarType(): ScalarType {
    return this.rng.below(6) === 0 ? pick(this.rng, FLOATS) : pick(this.rng, INTS);
  }

  private structType(): string {
    const count = 3 + this.rng.below(5);
    this.fields = Array.from({ length: count }, (_, i): Field => {
      const type = this.scalarType();
      const bits = type.kind === 'int' && this.rng.below(2) === 0 ? 1 + this.rng.below(type.bits) : null;
      return { name: `f${i}`, type, bits };
    });
    const members = this.fields.map(
      (f) => `  ${f.type.c} ${f.name}${f.bits === null ? '' : ` : ${f.bits}`};`,
    );
    return `struct rec {\n${members.join('\n')}\n  uint16_t tail[4];\n};`;
  }

  private globalScalar(): string {
    const type = this.scalarType();
    const name = this.fresh('g');
    this.places.push({ type, text: name, writable: true });
    const value = type.kind === 'int' ? String(this.rng.below(2 ** Math.min(type.bits - 1, 31))) : '2.5';
    return `static ${type.c} ${name} = ${value};`;
  }

  private globalArray(): string {
    const array: ArrayVariable = {
      name: this.fresh('a'),
      type: pick(this.rng, INTS),
      size: 2 << this.rng.below(3),
    };
    this.arrays.push(array);
    const values = Array.from({ length: this.rng.below(array.size + 1) }, () => this.rng.below(128));
    return `static ${array.type.c} ${array.name}[${array.size}] = {${values.join(', ') || '0'}};`;
  }

  private globalStruct(name: string): string {
    this.structs.push(name);
    this.addFields(name, '.');
    return `static struct rec ${name} = {${this.rng.below(2)}, .tail = {1, 2}};`;
  }

  private addFields(base: string, access: string): void {
    for (const f of this.fields)
      this.places.push({ type: f.type, text: `${base}${access}${f.name}`, writable: true });
    this.places.push({ type: INTS[3], text: `${base}${access}tail[${this.rng.below(4)}]`, writable: true });
  }

  /** A function of its parameters alone: locals, a counted loop, perhaps recursion in its last parameter. */
  private pureFunction(): string {
    const name = this.fresh('fn');
    const result = this.scalarType();
    const params = Array.from({ length: 1 + this.rng.below(4) }, () => this.scalarType());
    const places: Place[] = params.map((type, i) => ({ type, text: `p${i}`, writable: false }));
    const scope: Scope = { rng: this.rng, places, functions: [] };
    const list = params.map((p, i) => `${p.c} p${i}`).join(', ');
    const body = [`  ${result.c} r = ${expression(scope, result, 2)};`];
    places.push({ type: result, text: 'r', writable: true });
    const times = 1 + this.rng.below(5);
    const calls = { ...scope, functions: this.functions.slice(-1) };
    body.push(
      `  for (int i = 0; i < ${times}; i++)`,
      `    ${this.assign(calls, places[places.length - 1], 2)}`,
    );
    if (this.rng.below(2) === 0)
      body.push(`  if ${condition(scope, 1)}`, `    return ${expression(scope, result, 1)};`);
    this.functions.push({ name, result, params });
    return `static ${result.c} ${name}(${list}) {\n${body.join('\n')}\n  return r;\n}`;
  }

  /** Takes and returns a struct by value, and changes another through a pointer. */
  private structFunction(): string {
    const places = this.fields.flatMap((f): Place[] => [
      { type: f.type, text: `s.${f.name}`, writable: true },
      { type: f.type, text: `p->${f.name}`, writable: true },
    ]);
    const scope: Scope = { rng: this.rng, places, functions: this.functions };
    const body = Array.from({ length: 3 }, () => `  ${this.assign(scope, pick(this.rng, places), 2)}`);
    return `static struct rec change(struct rec s, struct rec *p) {\n${body.join('\n')}\n  return s;\n}`;
  }

  private mainBody(): string[] {
    const out: string[] = [];
    for (let i = 0; i < 4; i++) {
      const type = this.scalarType();
      const name = this.fresh('v');
      out.push(`  ${type.c} ${name} = ${expression(this.scope(), type, 1)};`);
      this.places.push({ type, text: name, writable: true });
    }
    out.push('  struct rec local = second, *ptr = &first;');
    this.structs.push('local', '(*ptr)');
    this.addFields('local', '.');
    this.addFields('ptr', '->');
    for (const array of this.arrays) {
      const name = this.fresh('q');
      out.push(`  ${array.type.c} *${name} = &${array.name}[${this.rng.below(array.size)}];`);
      this.places.push({ type: array.type, text: `(*${name})`, writable: true });
    }
    for (let i = 0; i < 8; i++) {
      out.push(...this.statement(2).map((line) => `  ${line}`));
      if (i === 3) out.push(...this.printPlaces());
    }
    out.push(...this.printPlaces(), ...this.printArrays());
    return out;
  }

  private assign(scope: Scope, place: Place, depth: number): string {
    const { type } = place;
    if (type.kind === 'int' && !type.signed && this.rng.below(3) === 0) {
      const op = pick(this.rng, ['+=', '-=', '^=', '|=', '&=']);
      return `${place.text} ${op} ${expression(scope, type, depth - 1)};`;
    }
    if (type.kind === 'int' && !type.signed && this.rng.below(6) === 0)
      return `${place.text}${pick(this.rng, ['++', '--'])};`;
    return `${place.text} = ${expression(scope, type, depth)};`;
  }

  /** A statement as lines; `depth` bounds the nesting. */
  private statement(depth: number): string[] {
    const { rng } = this;
    const scope = this.scope();
    switch (depth > 0 ? rng.below(12) : rng.below(6)) {
      case 0: {
        const { name, type, size } = pick(rng, this.arrays);
        return [`${name}[${index(scope, size)}] = ${expression(scope, type, 2)};`];
      }
      case 1: {
        const { name, type, size } = pick(rng, this.arrays);
        const target = pick(rng, this.places);
        if (target.type.kind === 'float')
          return [`${name}[${index(scope, size)}] = (${type.c})${rng.below(100)};`];
        return [`${target.text} = (${target.type.c})${name}[${index(scope, size)}];`];
      }
      case 2:
        return [`${pick(rng, this.structs)} = ${pick(rng, this.structs)};`];
      case 3:
        return [
          `${pick(rng, this.structs)} = change(${pick(rng, this.structs)}, &${pick(rng, this.structs)});`,
        ];
      case 4:
        return [
          `ptr = ${pick(rng, ['&first', '&second', '&local', `${condition(scope, 1)} ? &first : &second`])};`,
        ];
      case 5:
      case 6:
      case 7:
        return [this.assign(scope, pick(rng, this.places), 3)];
      case 8:
        return [`if ${condition(scope, 2)} {`, ...this.block(depth), '} else {', ...this.block(depth), '}'];
      case 9:
        return this.loop(depth);
      case 10:
        return this.switchOf(depth);
      default: {
        const label = this.fresh('skip');
        return [`if ${condition(scope, 1)}`, `  goto ${label};`, ...this.statement(0), `${label}:;`];
      }
    }
  }

  private block(depth: number): string[] {
    const count = 1 + this.rng.below(2);
    return Array.from({ length: count }, () => this.statement(depth - 1)).flatMap((lines) =>
      lines.map((l) => `  ${l}`),
    );
  }

  private loop(depth: number): string[] {
    const i = this.fresh('i');
    const times = 1 + this.rng.below(6);
    const body = this.block(depth);
    const leave = [`  if ${condition(this.scope(), 1)}`, `    ${pick(this.rng, ['break', 'continue'])};`];
    switch (this.rng.below(3)) {
      case 0:
        return [`for (int ${i} = 0; ${i} < ${times}; ${i}++) {`, ...body, ...leave, ...this.block(0), '}'];
      case 1:
        return ['{', `int ${i} = ${times};`, `while (${i}-- > 0) {`, ...leave, ...body, '}', '}'];
      default:
        return ['{', `int ${i} = 0;`, 'do {', ...body, ...leave, `} while (++${i} < ${times});`, '}'];
    }
  }

  private switchOf(depth: number): string[] {
    const type = pick(this.rng, INTS);
    const values = new Set(Array.from({ length: 4 }, () => this.rng.below(8)));
    const cases = [...values].flatMap((v) => [
      `  case ${v}:`,
      ...this.block(depth),
      ...(this.rng.below(3) ? ['    break;'] : []),
    ]);
    return [
      `switch (${expression(this.scope(), type, 2)} & 7) {`,
      ...cases,
      '  default:',
      ...this.block(depth),
      '}',
    ];
  }

  private printPlaces(): string[] {
    const parts = this.places.map((p) => shown(p.type, p.text));
    return [`  printf("${parts.map(([f]) => f).join(' ')}\\n", ${parts.map(([, a]) => a).join(', ')});`];
  }

  private printArrays(): string[] {
    return this.arrays.flatMap((array) => {
      const [format, argument] = shown(array.type, `${array.name}[n]`);
      return [
        `  for (int n = 0; n < ${array.size}; n++)`,
        `    printf("${format} ", ${argument});`,
        '  printf("\\n");',
      ];
    });
  }
}
