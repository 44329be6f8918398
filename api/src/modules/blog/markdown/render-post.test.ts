import { parsePostFile } from './parse-post-file';
import { renderPost } from './render-post';

test('the text is divided into sections at its headings, and each section has a unique anchor', () => {
  const { sections, wordCount } = renderPost(
    'Before.\n\n## Time & memory\n\nOne **two**.\n\n### Detail\n\n## Time & memory\n\n## Comments\n',
  );
  expect(sections).toEqual([
    { id: '', title: '', html: '<p>Before.</p>' },
    {
      id: 'time-memory',
      title: 'Time & memory',
      html: '<p>One <strong>two</strong>.</p>\n<h3>Detail</h3>',
    },
    { id: 'time-memory-2', title: 'Time & memory', html: '' },
    // The page uses the id `comments` for its comments section.
    { id: 'comments-2', title: 'Comments', html: '' },
  ]);
  expect(wordCount).toBe(9);
});

test.each([
  ['<script>alert(1)</script>Hi', 'alert'],
  ['[go](javascript:alert(1))', 'javascript'],
  ['<img src=x onerror=alert(1)>Hi', 'onerror'],
  ['## <b onclick="alert(1)">Hi</b>', 'onclick'],
])('removes what a browser could run from %s', (markdown, forbidden) => {
  const { sections } = renderPost(markdown);
  expect(sections).toHaveLength(1);
  expect(JSON.stringify(sections)).not.toContain(forbidden);
});

const file = (frontMatter: string, body = 'Text.') => `---\n${frontMatter}\n---\n\n${body}\n`;
const valid = 'title: A\nslug: a-1\nsummary: S\ncategory: C\nauthor: The team';

test('the file of a post is parsed into front matter and Markdown', () => {
  expect(parsePostFile(file(`${valid}\ntags:\n  - one`))).toEqual({
    ...{ title: 'A', slug: 'a-1', summary: 'S', category: 'C', author: 'The team', image: '' },
    tags: ['one'],
    body: 'Text.',
  });
});

test.each([
  ['Text only.', 'must begin with front matter'],
  [file(valid, ''), 'no text'],
  [file(valid.replace('a-1', 'A 1')), 'slug has lower-case letters'],
  [file('title: A\nslug: a-1'), 'summary is a required field; category is a required field'],
  [file(`${valid}\ntags: one`), 'tags must be a `array` type'],
  [file(`${valid}\ndate: today`), 'unspecified keys: date'],
])('an invalid file of a post is rejected with the reason', (text, reason) => {
  expect(() => parsePostFile(text)).toThrow(reason);
});
