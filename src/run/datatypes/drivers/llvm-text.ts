import { quote } from '../../../frontend/compile/debug-files.ts';

/** Writes a module of LLVM text with debug locations: the drivers of clients are made here, without a compiler. */
export class LLVMText {
  private readonly file: string;
  private readonly globals: string[] = [];
  private readonly functions: string[] = [];
  private readonly metadata: string[] = [];
  private readonly declared = new Set<string>();
  private readonly strings = new Map<string, string>();
  private next = 0;

  constructor(file: string) {
    this.file = file;
    this.node(`!DIFile(filename: "${quote(file)}", directory: ".")`);
    this.node(
      'distinct !DICompileUnit(language: DW_LANG_C11, file: !0, isOptimized: false, emissionKind: FullDebug)',
    );
    this.node('!DISubroutineType(types: !{})');
    this.node('!{i32 2, !"Debug Info Version", i32 3}');
  }

  node(text: string): number {
    this.metadata.push(`!${this.metadata.length} = ${text}`);
    return this.metadata.length - 1;
  }

  declare(text: string): void {
    if (this.declared.has(text)) return;
    this.declared.add(text);
    this.globals.push(`declare ${text}`);
  }

  global(name: string, text: string): void {
    this.globals.push(`@${quoted(name)} = ${text}`);
  }

  /** The address of a C string. */
  string(text: string): string {
    const known = this.strings.get(text);
    if (known !== undefined) return known;
    const name = `@.text.${this.strings.size}`;
    const bytes = Buffer.from(text);
    this.globals.push(
      `${name} = private unnamed_addr constant [${bytes.length + 1} x i8] c"${quote(text)}\\00"`,
    );
    this.strings.set(text, name);
    return name;
  }

  define(head: string, shown: string, line: number, body: (f: FunctionText) => void): void {
    const scope = this.node(
      `distinct !DISubprogram(name: "${quote(shown)}", scope: !0, file: !0, line: ${line}, type: !2, unit: !1, spFlags: DISPFlagDefinition)`,
    );
    const f = new FunctionText(this, scope, line);
    body(f);
    this.functions.push(`define ${head} !dbg !${scope} {\n${f.text()}}\n`);
  }

  fresh(): string {
    return `%v${this.next++}`;
  }

  text(): string {
    return [
      `source_filename = "${quote(this.file)}"`,
      ...this.globals,
      ...this.functions,
      '!llvm.dbg.cu = !{!1}',
      '!llvm.module.flags = !{!3}',
      ...this.metadata,
    ]
      .join('\n')
      .concat('\n');
  }
}

export class FunctionText {
  private readonly module: LLVMText;
  private readonly scope: number;
  private readonly lines: string[] = [];
  private readonly places = new Map<number, number>();
  line: number;

  constructor(module: LLVMText, scope: number, line: number) {
    this.module = module;
    this.scope = scope;
    this.line = line;
  }

  /** An instruction at the current line. */
  add(text: string): void {
    let place = this.places.get(this.line);
    if (place === undefined) {
      place = this.module.node(`!DILocation(line: ${this.line}, column: 1, scope: !${this.scope})`);
      this.places.set(this.line, place);
    }
    this.lines.push(`  ${text}, !dbg !${place}`);
  }

  set(text: string): string {
    const name = this.module.fresh();
    this.add(`${name} = ${text}`);
    return name;
  }

  label(name: string): void {
    this.lines.push(`${name}:`);
  }

  text(): string {
    return `${this.lines.join('\n')}\n`;
  }
}

const quoted = (name: string): string => (/^[A-Za-z_.][\w.]*$/.test(name) ? name : `"${quote(name)}"`);
