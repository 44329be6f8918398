import { markdownToHtml } from './markdown';
import { markdownToText } from './markdown-text';

const ORIGIN = 'https://sopaan.example';
const SAMPLE = `# New courses

Learn **statistics** with [Meera](/course/statistics/c1) or read https://example.org/a?b=1.

- One \`select\`
- Two
  1. first
  2. second

> Said *well*

| Job | Place |
| --- | ----- |
| Tester | Pune |
`;

test('Markdown becomes HTML whose headings start at the second level', () => {
  expect(markdownToHtml('# One\n\n## Two\n\n#### Four\n\n###### Six')).toBe(
    '<h2>One</h2>\n<h2>Two</h2>\n<h4>Four</h4>\n<h4>Six</h4>',
  );
  const html = markdownToHtml(SAMPLE, ORIGIN);
  expect(html).toContain('Learn <strong>statistics</strong>');
  expect(html).toContain(`<a href="${ORIGIN}/course/statistics/c1">Meera</a>`);
  expect(html).toContain('<td>Tester</td>');
});

test.each([
  ['<script>alert(1)</script>', ''],
  ['<p onclick="steal()" style="x" id="root">Hi</p>', '<p>Hi</p>'],
  ['[go](javascript:alert(1))', '<p><a>go</a></p>'],
  ['[go](//evil.example)', '<p><a>go</a></p>'],
  ['![x](https://evil.example/pixel.png)', '<p></p>'],
  ['<iframe src="https://evil.example"></iframe>', ''],
])('the HTML of the Markdown %s is sanitised', (markdown, html) => {
  expect(markdownToHtml(markdown)).toBe(html);
});

test('Markdown becomes plain text, with the targets of links after their labels', () => {
  expect(markdownToText(SAMPLE, ORIGIN)).toBe(`NEW COURSES

Learn statistics with Meera (${ORIGIN}/course/statistics/c1) or read https://example.org/a?b=1.

- One select
- Two
  1. first
  2. second

> Said well

Job | Place
Tester | Pune`);
});

test('the plain text of Markdown keeps special characters and leaves out HTML', () => {
  expect(markdownToText('R&D is 1 < 2 \\*really\\* <b>now</b>')).toBe('R&D is 1 < 2 *really* now');
});
