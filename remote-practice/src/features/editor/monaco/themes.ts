import type { Monaco } from './use-monaco';

/** Monaco's own themes on the background of the site; colours with too little contrast are replaced. */
const themes = {
  light: {
    base: 'vs',
    background: '#ffffff',
    lineNumber: '#5d6b70',
    tokens: { annotation: '5f5f5f', 'attribute.name': 'c00000' },
    bracket: '#237a23',
    strayBracket: '#c00000',
  },
  dark: {
    base: 'vs-dark',
    background: '#142022',
    lineNumber: '#94a3a6',
    tokens: {
      annotation: 'e08585',
      comment: '7fae6b',
      'delimiter.html': '9aa5a8',
      regexp: 'd08ab5',
    },
    bracket: '#da70d6',
    strayBracket: '#ff8f8f',
  },
} as const;

export function themeName(mode: 'light' | 'dark'): string {
  return `sopaan-${mode}`;
}

export function defineThemes({ editor }: Monaco): void {
  for (const mode of ['light', 'dark'] as const) {
    const { base, background, lineNumber, tokens, bracket, strayBracket } = themes[mode];
    editor.defineTheme(themeName(mode), {
      base,
      inherit: true,
      rules: Object.entries(tokens).map(([token, foreground]) => ({ token, foreground })),
      colors: {
        'editor.background': background,
        'editorGutter.background': background,
        'editorLineNumber.foreground': lineNumber,
        'editorBracketHighlight.foreground2': bracket,
        'editorBracketHighlight.unexpectedBracket.foreground': strayBracket,
      },
    });
  }
}
