import { plainText, shortened } from './plain-text';

test.each([
  ['<p>Build&nbsp;it</p><p>well</p>', 'Build it well'],
  ['<ul><li>one</li><li>two</li></ul>three<br>four', 'one two three four'],
  ['a wo<b>rd</b> in bold', 'a word in bold'],
  ['R&amp;D &lt;b&gt; &quot;x&quot; &amp;lt;', 'R&D <b> "x" &lt;'],
  ['<p>Hi</p><script>alert(1)</script><style>p{}</style>', 'Hi'],
  ['<img src=x onerror=alert(1)>Hi<!-- there -->', 'Hi'],
])('of %s only the words are left', (html, text) => {
  expect(plainText(html)).toBe(text);
});

test('a long text ends between two words, within the limit', () => {
  expect(shortened('one two three', 13)).toBe('one two three');
  expect(shortened('one two three', 12)).toBe('one two…');
  expect(shortened('one two, three', 11)).toBe('one two…');
  expect(shortened('x'.repeat(30), 10)).toBe(`${'x'.repeat(9)}…`);
  // Nor is a sign cut in two.
  expect(shortened(`${'x'.repeat(8)}🎓🎓`, 10)).toBe(`${'x'.repeat(8)}…`);
});
