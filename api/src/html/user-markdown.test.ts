import { userMarkdownToHtml } from './user-markdown';

const toHtml = (markdown: string) => userMarkdownToHtml(markdown, 'text');

test('Markdown of members becomes text, lists, code and links that search engines do not follow', () => {
  expect(toHtml('Sort **first**.\nThen:\n\n- `a[i]`\n\n```\nif (a < b) x();\n```')).toBe(
    '<p>Sort <strong>first</strong>.<br />Then:</p>\n<ul>\n<li><code>a[i]</code></li>\n</ul>\n<pre><code>if (a &lt; b) x();\n</code></pre>',
  );
  expect(toHtml('[page](https://example.org)')).toContain('rel="noopener noreferrer nofollow ugc"');
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'a <b onclick="x()">b</b>',
  '[x](javascript:alert(1))',
  '![x](https://example.org/track.png)',
])('%s adds no element that could do harm', (markdown) => {
  expect(toHtml(markdown)).not.toMatch(/<(script|img|b)\b|<[^>]*(onerror|onclick|javascript)/);
});

test('types in angle brackets and tags stay readable outside code', () => {
  expect(toHtml('Use vector<int> here')).toContain('vector&lt;int&gt;');
});
