import type { editor } from 'monaco-editor/editor/editor.api.js';
import type { Monaco } from './use-monaco';

/** A place in the code with an error. */
export interface EditorMark {
  /** From 1. */
  line: number;
  /** From 1; null for the whole line. */
  column: number | null;
  message: string;
}

const OWNER = 'run';
/** `MarkerSeverity.Error`, which is a type only in the API of the editor. */
const ERROR = 8;

/** Underlines the marks in the text, and removes earlier ones. */
export function showMarks(
  monaco: Monaco,
  model: editor.ITextModel,
  marks: readonly EditorMark[],
): void {
  monaco.editor.setModelMarkers(
    model,
    OWNER,
    marks.map(({ line, column, message }) => {
      const lineNumber = Math.min(line, model.getLineCount());
      const word = column === null ? null : model.getWordAtPosition({ lineNumber, column });
      return {
        severity: ERROR,
        message,
        startLineNumber: lineNumber,
        endLineNumber: lineNumber,
        startColumn: column ?? model.getLineFirstNonWhitespaceColumn(lineNumber),
        endColumn:
          column === null ? model.getLineMaxColumn(lineNumber) : (word?.endColumn ?? column + 1),
      };
    }),
  );
}
