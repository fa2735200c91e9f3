import { Help, type HelpConfiguration } from 'commander';

/**
 * `--help` for the width of the terminal: what an option does stands beside its name, or, where the name is long, below it. (Left
 * to itself, one long name makes a column so wide that no text is wrapped at all.)
 */
const COLUMN = 24;
const INDENT = 2;
const SPACE = 2;

export const HELP: HelpConfiguration = {
  padWidth: (command, helper) => Math.min(COLUMN, Help.prototype.padWidth.call(helper, command, helper)),
  formatItem: (term, termWidth, description, helper) => {
    const start = INDENT + termWidth + SPACE;
    const name = `${' '.repeat(INDENT)}${term}`;
    if (description === '') return name;
    const lines = helper.boxWrap(description, (helper.helpWidth ?? 80) - start).split('\n');
    const below = lines.map((line) => `${' '.repeat(start)}${line}`);
    return helper.displayWidth(term) > termWidth
      ? [name, ...below].join('\n')
      : [`${name.padEnd(start)}${lines[0]}`, ...below.slice(1)].join('\n');
  },
};
