import type { Monaco } from './use-monaco';

/** The site's paper behind the editor's own colours of code, but for those that are too faint on it. */
const themes = {
  light: {
    base: 'vs',
    paper: '#ffffff',
    lineNumber: '#5d6b70',
    words: { annotation: '5f5f5f', 'attribute.name': 'c00000' },
    bracket: '#237a23',
    strayBracket: '#c00000',
  },
  dark: {
    base: 'vs-dark',
    paper: '#142022',
    lineNumber: '#94a3a6',
    words: {
      annotation: 'e08585',
      comment: '7fae6b',
      'delimiter.html': '9aa5a8',
      regexp: 'd08ab5',
    },
    bracket: '#da70d6',
    strayBracket: '#ff8f8f',
  },
} as const;

export function themeName(shown: 'light' | 'dark'): string {
  return `sopaan-${shown}`;
}

export function defineThemes({ editor }: Monaco): void {
  for (const shown of ['light', 'dark'] as const) {
    const { base, paper, lineNumber, words, bracket, strayBracket } = themes[shown];
    editor.defineTheme(themeName(shown), {
      base,
      inherit: true,
      rules: Object.entries(words).map(([token, foreground]) => ({ token, foreground })),
      colors: {
        'editor.background': paper,
        'editorGutter.background': paper,
        'editorLineNumber.foreground': lineNumber,
        'editorBracketHighlight.foreground2': bracket,
        'editorBracketHighlight.unexpectedBracket.foreground': strayBracket,
      },
    });
  }
}
