import { plainText, truncate } from './plain-text';

test.each([
  ['<p>Build&nbsp;it</p><p>well</p>', 'Build it well'],
  ['<ul><li>one</li><li>two</li></ul>three<br>four', 'one two three four'],
  ['a wo<b>rd</b> in bold', 'a word in bold'],
  ['R&amp;D &lt;b&gt; &quot;x&quot; &amp;lt;', 'R&D <b> "x" &lt;'],
  ['<p>Hi</p><script>alert(1)</script><style>p{}</style>', 'Hi'],
  ['<img src=x onerror=alert(1)>Hi<!-- there -->', 'Hi'],
])('extracts the text of %s', (html, text) => {
  expect(plainText(html)).toBe(text);
});

test('truncates a long text between two words, within the limit', () => {
  expect(truncate('one two three', 13)).toBe('one two three');
  expect(truncate('one two three', 12)).toBe('one two…');
  expect(truncate('one two, three', 11)).toBe('one two…');
  expect(truncate('x'.repeat(30), 10)).toBe(`${'x'.repeat(9)}…`);
  // Does not split a surrogate pair.
  expect(truncate(`${'x'.repeat(8)}🎓🎓`, 10)).toBe(`${'x'.repeat(8)}…`);
});
