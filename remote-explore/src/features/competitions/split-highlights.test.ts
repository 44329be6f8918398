import { splitHighlights } from './split-highlights';

const heading = '<p><strong>Highlights:</strong></p>';

test('[EX-038] text before the paragraph “Highlights:” is the intro, and the first list after it the highlights', () => {
  const html = `<p>One</p><ul><li>early</li></ul><p>Two</p>${heading}<ul><li>a</li><li><em>b</em></li></ul>`;
  expect(splitHighlights(html)).toEqual({
    intro: '<p>One</p><ul><li>early</li></ul><p>Two</p>',
    highlights: ['a', '<em>b</em>'],
    rest: '',
  });
});

test('[EX-038] later lists are not highlights and are kept in the rest', () => {
  const html = `<p>One</p>${heading}<ul><li>a</li></ul><p>Bring:</p><ul><li>later</li></ul>`;
  const { highlights, rest } = splitHighlights(html);
  expect(highlights).toEqual(['a']);
  expect(rest).toBe('<p>Bring:</p><ul><li>later</li></ul>');
});

test('[EX-038] the paragraph “Highlights:” may be nested, use b and contain line breaks', () => {
  const html = `<div><p>One</p><p> <b>Highlights:\n</b></p><ol><li>a</li></ol></div>`;
  const { intro, highlights } = splitHighlights(html);
  expect(intro).toBe('<div><p>One</p></div>');
  expect(highlights).toEqual(['a']);
});

test('[EX-038] nested bold elements and whitespace in the heading are ignored', () => {
  for (const variant of [
    '<p><b><strong>Highlights:</strong></b></p>',
    '<p><em><strong>High<b>lights</b>:</strong></em></p>',
    '<p>\n <strong>\u00a0Highlights: </strong>\n</p>',
    '<p><strong>Highlights</strong>:</p>',
  ]) {
    const { intro, highlights, rest } = splitHighlights(`<p>One</p>${variant}<ul><li>a</li></ul>`);
    expect({ intro, highlights, rest }).toEqual({
      intro: '<p>One</p>',
      highlights: ['a'],
      rest: '',
    });
  }
});

test('[EX-038] the first of several “Highlights:” paragraphs counts, and text between it and its list is dropped', () => {
  const html = `<p>One</p>${heading}<p>Read this:</p><ul><li>a</li></ul>${heading}<ul><li>b</li></ul>`;
  expect(splitHighlights(html)).toMatchObject({ intro: '<p>One</p>', highlights: ['a'] });
  expect(splitHighlights(html).rest).toBe(`${heading}<ul><li>b</li></ul>`);
});

test('[EX-038] a nested list is part of its item', () => {
  const html = `${heading}<ul><li>a<ul><li>a1</li><li>a2</li></ul></li><li>b</li></ul><p>Two</p>`;
  expect(splitHighlights(html)).toEqual({
    intro: '',
    highlights: ['a<ul><li>a1</li><li>a2</li></ul>', 'b'],
    rest: '<p>Two</p>',
  });
});

test('[EX-038] an empty list gives no highlights, but an unclosed list gives its items', () => {
  expect(splitHighlights(`<p>One</p>${heading}<ul></ul><p>Two</p>`).highlights).toEqual([]);
  expect(splitHighlights(`${heading}<ul><li>a<li>b`).highlights).toEqual(['a', 'b']);
});

test('[EX-039] scripts in the description do not run while it is split', () => {
  const ran: string[] = [];
  Reflect.set(window, 'ran', (what: string) => ran.push(what));
  const attack = [
    '<script>ran("script")</script>',
    '<img src="x" onerror="ran(\'image\')">',
    '<iframe srcdoc="<script>parent.ran(1)</script>"></iframe>',
    '<a href="javascript:ran(1)">go</a><style>*{display:none}</style>',
  ].join('');
  const { highlights } = splitHighlights(`${attack}${heading}<ul><li>${attack}</li></ul>${attack}`);
  expect(highlights).toHaveLength(1);
  expect(ran).toEqual([]);
  expect(document.querySelector('script, img, iframe, style')).toBeNull();
  Reflect.deleteProperty(window, 'ran');
});

test.each([
  ['no paragraph', '<p>One</p><ul><li>a</li></ul>'],
  ['a paragraph that is not bold', '<p>Highlights:</p><ul><li>a</li></ul>'],
  ['a paragraph without the colon', '<p><strong>Highlights</strong></p><ul><li>a</li></ul>'],
  [
    'a paragraph that begins with another word',
    '<p><strong>Our Highlights:</strong></p><ul><li>a</li></ul>',
  ],
  ['a bold word before one that is not', '<p><b>x</b>Highlights:</p><ul><li>a</li></ul>'],
  [
    'a heading in place of the paragraph',
    '<h3><strong>Highlights:</strong></h3><ul><li>a</li></ul>',
  ],
  ['a paragraph that says more', '<p><strong>Highlights:</strong> many</p><ul><li>a</li></ul>'],
  ['no list after it', `<ul><li>a</li></ul>${heading}<p>One</p>`],
  ['nothing at all', ''],
])('[EX-039] with %s everything is the intro', (_case, html) => {
  expect(splitHighlights(html)).toEqual({ intro: html, highlights: [], rest: '' });
});
