import { sanitize as sanitizeField } from './sanitize';

const sanitize = (html: string) => sanitizeField(html, 'description');

test('keeps text, lists and emphasis', () => {
  const html = '<p><strong>Highlights:</strong></p><ul><li>Win <em>prizes</em></li></ul>';
  expect(sanitize(html)).toBe(html);
});

test.each([
  ['a script', '<p>Hi</p><script>alert(1)</script>', '<p>Hi</p>'],
  ['an event handler', '<p onclick="steal()">Hi</p>', '<p>Hi</p>'],
  ['a style', '<style>p{}</style><p style="position:fixed">Hi</p>', '<p>Hi</p>'],
  ['a frame', '<iframe src="https://evil.example"></iframe><p>Hi</p>', '<p>Hi</p>'],
  ['a picture', '<p>Hi<img src="x" onerror="steal()"></p>', '<p>Hi</p>'],
  ['a form', '<form action="/x"><input name="a"></form><p>Hi</p>', '<p>Hi</p>'],
  ['id, name and class', '<p id="root" name="app" class="x">Hi</p>', '<p>Hi</p>'],
])('removes %s', (_, given, expected) => {
  expect(sanitize(given)).toBe(expected);
});

test.each([
  'https://user@evil.example/',
  'https://bank.example:443@evil.example',
  'http://:secret@evil.example',
  'https:user@evil.example',
])('[S12] removes the target of a link to %s, a URL that looks like another one', (href) => {
  expect(sanitize(`<a href="${href}">go</a>`)).toBe('<a>go</a>');
});

test('[S13] rejects HTML of 5 MB, naming its field', () => {
  expect(() => sanitize('<p>x</p>'.repeat(625_000))).toThrow(
    expect.objectContaining({
      code: 'VALIDATION_FAILED',
      fields: { description: expect.stringContaining('100,000') },
    }),
  );
});

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', ' java\nscript:alert(1)'])(
  'removes the target of a link to %j',
  (href) => {
    expect(sanitize(`<a href="${href}" name="x">go</a>`)).not.toContain('href');
  },
);

test('external links open in a new tab without referrer or opener', () => {
  expect(sanitize('<a href="https://example.org/a">go</a>')).toBe(
    '<a href="https://example.org/a" rel="noopener noreferrer nofollow ugc" target="_blank">go</a>',
  );
});

test('demotes headings below those of the page', () => {
  expect(sanitize('<h1>About</h1><h2>More</h2><h6>Small</h6>')).toBe(
    '<h3>About</h3><h3>More</h3><h4>Small</h4>',
  );
});

test('sanitizing twice gives the same result', () => {
  const once = sanitize('<h1 id="a">A & B</h1><a href="https://example.org/?a=1&b=2">x</a>');
  expect(sanitize(once)).toBe(once);
});
