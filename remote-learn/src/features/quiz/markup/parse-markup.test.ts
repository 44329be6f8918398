import { parseMarkup } from './parse-markup';

const text = (value: string) => ({ type: 'text', text: value });

test('separates paragraphs from code blocks, whose text stays unchanged', () => {
  expect(parseMarkup('What is this?\n\n```js\nconst a = `$x$`;\n\n  a;\n```\n\nThe end')).toEqual([
    { type: 'paragraph', parts: [text('What is this?')] },
    { type: 'code', text: 'const a = `$x$`;\n\n  a;' },
    { type: 'paragraph', parts: [text('The end')] },
  ]);
});

test('parses code, formulas and pictures within a line', () => {
  expect(parseMarkup('Is `a` $x^2$ or $$\\frac{1}{2}$$? ![A tree](/tree.png)')).toEqual([
    {
      type: 'paragraph',
      parts: [
        text('Is '),
        { type: 'code', text: 'a' },
        text(' '),
        { type: 'formula', tex: 'x^2', isBlock: false },
        text(' or '),
        { type: 'formula', tex: '\\frac{1}{2}', isBlock: true },
        text('? '),
        { type: 'picture', source: '/tree.png', text: 'A tree' },
      ],
    },
  ]);
});

test.each([
  [
    'A backslash escapes a character: \\$5 and \\`a\\`',
    'A backslash escapes a character: $5 and `a`',
  ],
  ['A single $ or ` is text', 'A single $ or ` is text'],
  ['<b>HTML</b> is text', '<b>HTML</b> is text'],
  ['![Elsewhere](https://example.com/a.png)', 'Elsewhere'],
  ['![Elsewhere](//example.com/a.png)', 'Elsewhere'],
  ['![Page](data:text/html,x)', 'Page'],
])('%s', (source, expected) => {
  expect(parseMarkup(source)).toEqual([{ type: 'paragraph', parts: [text(expected)] }]);
});

test('a picture may be a data URL', () => {
  const source = 'data:image/svg+xml,%3Csvg%2F%3E';
  expect(parseMarkup(`![Dot](${source})`)).toEqual([
    { type: 'paragraph', parts: [{ type: 'picture', source, text: 'Dot' }] },
  ]);
});
