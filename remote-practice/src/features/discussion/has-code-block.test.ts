import { hasCodeBlock } from './has-code-block';

test.each([
  ['Use this:\n```python\nprint(1)\n```', true],
  ['~~~\nx\n~~~', true],
  ['Like so:\n\n    for x in xs:', true],
  ['Is `a[i]` sorted?', false],
  ['- a list\n    - of lists', false],
  ['', false],
])('%j has a block of code: %s', (markdown, expected) => {
  expect(hasCodeBlock(markdown)).toBe(expected);
});
