import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { cpp } from '@codemirror/lang-cpp';
import {
  bracketMatching,
  defaultHighlightStyle,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { Compartment, EditorState, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { Mark } from './marks.ts';

/** The editor: C and C++, with what was said about lines underlined, and the line of the viewer's step lit. */
export interface Editor {
  readonly element: HTMLElement;
  text(): string;
  setText(text: string): void;
  setMarks(marks: readonly Mark[]): void;
  /** Null: none. */
  setStep(line: number | null): void;
  setDark(dark: boolean): void;
  goTo(line: number): void;
}

export interface EditorEvents {
  readonly change: () => void;
  readonly run: () => void;
}

const stepLine = StateEffect.define<number | null>();
const lit = Decoration.line({ class: 'cm-step' });
const stepField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (before, transaction) => {
    let now = before.map(transaction.changes);
    for (const effect of transaction.effects) {
      if (!effect.is(stepLine)) continue;
      const { doc } = transaction.state;
      const line = effect.value;
      now =
        line === null || line < 1 || line > doc.lines
          ? Decoration.none
          : Decoration.set([lit.range(doc.line(line).from)]);
    }
    return now;
  },
  provide: (field) => EditorView.decorations.from(field),
});

const darkStyle = HighlightStyle.define([
  { tag: [tags.keyword, tags.modifier, tags.operatorKeyword], color: '#ff9492' },
  { tag: [tags.typeName, tags.standard(tags.name)], color: '#9bc8ff' },
  { tag: [tags.string, tags.character], color: '#addcff' },
  { tag: [tags.number, tags.bool, tags.null], color: '#91cbff' },
  { tag: tags.comment, color: '#9eaab8' },
  { tag: [tags.processingInstruction, tags.meta], color: '#dbb7ff' },
]);

export function createEditor(events: EditorEvents): Editor {
  const theme = new Compartment();
  const themeOf = (dark: boolean) => [
    EditorView.theme({}, { dark }),
    syntaxHighlighting(dark ? darkStyle : defaultHighlightStyle),
  ];
  const runNow = (): boolean => {
    events.run();
    return true;
  };
  const view = new EditorView({
    state: EditorState.create({
      extensions: [
        /* the page's own keys come first */
        keymap.of([{ key: 'Mod-Enter', run: runNow }]),
        lineNumbers(),
        lintGutter(),
        /* also the marks that turn text around */
        highlightSpecialChars(),
        highlightActiveLineGutter(),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        highlightActiveLine(),
        highlightSelectionMatches(),
        cpp(),
        stepField,
        EditorView.contentAttributes.of({ 'aria-label': 'program', spellcheck: 'false' }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) events.change();
        }),
        keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...searchKeymap, ...historyKeymap]),
        theme.of(themeOf(false)),
      ],
    }),
  });
  return {
    element: view.dom,
    text: () => view.state.doc.toString(),
    setText: (text) => {
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
      view.dispatch({ selection: { anchor: 0 }, scrollIntoView: true });
    },
    setMarks: (marks) =>
      view.dispatch(
        setDiagnostics(
          view.state,
          marks.flatMap((mark) => diagnosticOf(view.state, mark)),
        ),
      ),
    setStep: (line) => {
      view.dispatch({ effects: stepLine.of(line) });
      if (line !== null && line >= 1 && line <= view.state.doc.lines)
        view.dispatch({
          effects: EditorView.scrollIntoView(view.state.doc.line(line).from, { y: 'nearest', yMargin: 40 }),
        });
    },
    setDark: (dark) => view.dispatch({ effects: theme.reconfigure(themeOf(dark)) }),
    goTo: (line) => {
      if (line < 1 || line > view.state.doc.lines) return;
      view.dispatch({ selection: { anchor: view.state.doc.line(line).from }, scrollIntoView: true });
      view.focus();
    },
  };
}

/** From the place to the end of the word there; or the line without its indentation. */
function diagnosticOf(state: EditorState, { line, column, severity, text }: Mark): Diagnostic[] {
  if (line < 1 || line > state.doc.lines) return [];
  const at = state.doc.line(line);
  const indent = /^\s*/.exec(at.text)?.[0].length ?? 0;
  let from = at.from + Math.min(column === 0 ? indent : column - 1, at.length);
  let to = column === 0 ? at.to : (state.wordAt(from)?.to ?? Math.min(from + 1, at.to));
  if (to <= from) [from, to] = [Math.max(at.from, at.to - 1), at.to];
  return [{ from, to, severity, message: text }];
}
