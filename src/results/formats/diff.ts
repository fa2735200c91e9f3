/** A unified diff as changes of lines, for formats that want them by place. */
export interface FileChanges {
  readonly file: string;
  readonly changes: readonly LineChange[];
}

/** At `line` of the old file, `removed` lines give way to `added`. */
interface LineChange {
  readonly line: number;
  readonly removed: number;
  readonly added: readonly string[];
}

export function fileChanges(diff: string): FileChanges[] {
  const files: { file: string; changes: { line: number; removed: number; added: string[] }[] }[] = [];
  let line = 0;
  let open = false;
  for (const text of diff.split('\n')) {
    const file = /^--- (?:a\/)?([^\t]*)/.exec(text);
    const hunk = /^@@ -(\d+)/.exec(text);
    if (file) {
      files.push({ file: file[1], changes: [] });
      open = false;
    } else if (hunk) {
      line = Number(hunk[1]);
      open = false;
    } else if (text.startsWith('+++ ')) {
      open = false;
    } else if (text.startsWith('-') || text.startsWith('+')) {
      const { changes } = files[files.length - 1];
      if (!open) changes.push({ line, removed: 0, added: [] });
      open = true;
      const change = changes[changes.length - 1];
      if (text.startsWith('+')) change.added.push(text.slice(1));
      else {
        change.removed++;
        line++;
      }
    } else if (text.startsWith(' ')) {
      open = false;
      line++;
    }
  }
  return files;
}
