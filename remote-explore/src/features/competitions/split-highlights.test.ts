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

test.each([
  ['no paragraph', '<p>One</p><ul><li>a</li></ul>'],
  ['a paragraph that is not bold', '<p>Highlights:</p><ul><li>a</li></ul>'],
  ['a paragraph that says more', '<p><strong>Highlights:</strong> many</p><ul><li>a</li></ul>'],
  ['no list after it', `<ul><li>a</li></ul>${mark}<p>One</p>`],
  ['nothing at all', ''],
])('[EX-039] with %s all of it is the intro', (_case, html) => {
  expect(splitHighlights(html)).toEqual({ intro: html, highlights: [], rest: '' });
});
