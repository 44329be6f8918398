import type { editor } from 'monaco-editor/editor/editor.api.js';
import { CODE_FONT } from '../../../styles/code-font';

export const editorOptions: editor.IStandaloneEditorConstructionOptions = {
  acceptSuggestionOnEnter: 'off',
  // The browser's own menu is better with keyboard, spelling and clipboard.
  contextmenu: false,
  editContext: false,
  fixedOverflowWidgets: true,
  hideCursorInOverviewRuler: true,
  folding: true,
  fontFamily: CODE_FONT,
  fontSize: 15,
  lineHeight: 22,
  minimap: { enabled: false },
  overviewRulerBorder: false,
  overviewRulerLanes: 0,
  padding: { top: 12, bottom: 12 },
  renderLineHighlightOnlyWhenFocus: true,
  scrollBeyondLastLine: false,
  smoothScrolling: false,
  tabSize: 4,
};
