import { splitHighlights } from './split-highlights';

const mark = '<p><strong>Highlights:</strong></p>';

test('[EX-038] text before the paragraph is the intro, the first list after it the highlights', () => {
  const html = `<p>One</p><ul><li>early</li></ul><p>Two</p>${mark}<ul><li>a</li><li><em>b</em></li></ul>`;
  expect(splitHighlights(html)).toEqual({
    intro: '<p>One</p><ul><li>early</li></ul><p>Two</p>',
    highlights: ['a', '<em>b</em>'],
    rest: '',
  });
});

test('[EX-038] later lists hold no highlights and are not lost', () => {
  const html = `<p>One</p>${mark}<ul><li>a</li></ul><p>Bring:</p><ul><li>later</li></ul>`;
  const { highlights, rest } = splitHighlights(html);
  expect(highlights).toEqual(['a']);
  expect(rest).toBe('<p>Bring:</p><ul><li>later</li></ul>');
});

test('[EX-038] the paragraph may stand in a block, be marked with b and be broken over lines', () => {
  const html = `<div><p>One</p><p> <b>Highlights:\n</b></p><ol><li>a</li></ol></div>`;
  const { intro, highlights } = splitHighlights(html);
  expect(intro).toBe('<div><p>One</p></div>');
  expect(highlights).toEqual(['a']);
});

test('[EX-038] the mark may be bold several times over; blanks and lines in it do not count', () => {
  for (const nasty of [
    '<p><b><strong>Highlights:</strong></b></p>',
    '<p><em><strong>High<b>lights</b>:</strong></em></p>',
    '<p>\n <strong>\u00a0Highlights: </strong>\n</p>',
    '<p><strong>Highlights</strong>:</p>',
  ]) {
    const { intro, highlights, rest } = splitHighlights(`<p>One</p>${nasty}<ul><li>a</li></ul>`);
    expect({ intro, highlights, rest }).toEqual({
      intro: '<p>One</p>',
      highlights: ['a'],
      rest: '',
    });
  }
});

test('[EX-038] the first of several marks counts, and what stands between it and its list is not the intro', () => {
  const html = `<p>One</p>${mark}<p>Read this:</p><ul><li>a</li></ul>${mark}<ul><li>b</li></ul>`;
  expect(splitHighlights(html)).toMatchObject({ intro: '<p>One</p>', highlights: ['a'] });
  expect(splitHighlights(html).rest).toBe(`${mark}<ul><li>b</li></ul>`);
});

test('[EX-038] a list inside an item is part of that item, and no items of its own', () => {
  const html = `${mark}<ul><li>a<ul><li>a1</li><li>a2</li></ul></li><li>b</li></ul><p>Two</p>`;
  expect(splitHighlights(html)).toEqual({
    intro: '',
    highlights: ['a<ul><li>a1</li><li>a2</li></ul>', 'b'],
    rest: '<p>Two</p>',
  });
});

test('[EX-038] an empty list gives no highlights, and a list that is never closed does', () => {
  expect(splitHighlights(`<p>One</p>${mark}<ul></ul><p>Two</p>`).highlights).toEqual([]);
  expect(splitHighlights(`${mark}<ul><li>a<li>b`).highlights).toEqual(['a', 'b']);
});

test('[EX-039] nothing of a hostile text runs while it is split', () => {
  const ran: string[] = [];
  Reflect.set(window, 'ran', (what: string) => ran.push(what));
  const attack = [
    '<script>ran("script")</script>',
    '<img src="x" onerror="ran(\'image\')">',
    '<iframe srcdoc="<script>parent.ran(1)</script>"></iframe>',
    '<a href="javascript:ran(1)">go</a><style>*{display:none}</style>',
  ].join('');
  const { highlights } = splitHighlights(`${attack}${mark}<ul><li>${attack}</li></ul>${attack}`);
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
  ['no list after it', `<ul><li>a</li></ul>${mark}<p>One</p>`],
  ['nothing at all', ''],
])('[EX-039] with %s all of it is the intro', (_case, html) => {
  expect(splitHighlights(html)).toEqual({ intro: html, highlights: [], rest: '' });
});
