import { LANGUAGES } from '@sopaan/schemas/code-runs/code-run';
import type { languages } from 'monaco-editor/editor/editor.api.js';
import { keywordsOf } from './keywords';
import { snippets } from './snippets';

/**
 * Suggests keywords and snippets; the editor itself suggests the words of the code. The editor's service for JavaScript and TypeScript is
 * not used: its worker alone has 1.5 MB compressed.
 */
export function registerCompletions({
  registerCompletionItemProvider,
  CompletionItemKind,
  CompletionItemInsertTextRule,
}: typeof languages): void {
  for (const language of LANGUAGES) {
    registerCompletionItemProvider(language, {
      provideCompletionItems: (model, { lineNumber, column }) => {
        const { startColumn } = model.getWordUntilPosition({ lineNumber, column });
        const range = {
          startLineNumber: lineNumber,
          endLineNumber: lineNumber,
          startColumn,
          endColumn: column,
        };
        const keywords = keywordsOf(language).map((keyword) => ({
          label: keyword,
          kind: CompletionItemKind.Keyword,
          insertText: keyword,
          range,
        }));
        const templates = snippets[language].map(({ name, description, text }) => ({
          label: name,
          detail: description,
          kind: CompletionItemKind.Snippet,
          insertText: text,
          insertTextRules: CompletionItemInsertTextRule.InsertAsSnippet,
          range,
        }));
        return { suggestions: [...keywords, ...templates] };
      },
    });
  }
}
