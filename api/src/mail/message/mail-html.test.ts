import { fakeMailContent } from '../../testing/fake-mail-content';
import { mailHtml } from './mail-html';
import { mailText } from './mail-text';

/** The visible text, split into words. */
function visibleWords(html: string): string[] {
  const body = html.replace(/^[\s\S]*<\/div>\s*<div class="page"/, '<div ');
  return body
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .split(/\s+/)
    .filter((word) => word !== '');
}

const content = fakeMailContent();

test('text and HTML contain the same words in the same order', () => {
  const text = mailText(content)
    .split(/\s+/)
    .filter((word) => word !== '' && word !== 'Sopaan');
  const html = visibleWords(mailHtml(content)).join(' ');
  let from = 0;
  for (const word of text.map((one) => one.replace(/:$/, ''))) {
    const index = html.indexOf(word, from);
    expect({ word, isFound: index >= from }).toEqual({ word, isFound: true });
    from = index + word.length;
  }
  expect(html).toMatch(/^Sopaan /);
  expect(mailText(content)).toMatch(/\n\nSopaan\n$/);
});

test('the text has code and address on separate lines', () => {
  const lines = mailText(content).split('\n');
  expect(lines.map((line) => line.trim())).toEqual(
    expect.arrayContaining(['482 913', content.action?.url ?? '']),
  );
});

test('all content is escaped in HTML', () => {
  const evil = `<img src=x onerror=alert(1)> & "quotes" 'n </style></title>`;
  const html = mailHtml(
    fakeMailContent({
      subject: evil,
      greeting: evil,
      paragraphs: [evil],
      code: evil,
      action: { label: evil, url: `https://sopaan.example/?"><script>alert(1)</script>` },
      footnote: evil,
    }),
  );
  expect(html).not.toMatch(/<img|<script|"quotes"/);
  expect(html.match(/<\/style>/g)).toHaveLength(1);
  expect(html.match(/<\/title>/g)).toHaveLength(1);
  expect(visibleWords(html).join(' ')).toContain(evil);
});

test('HTML has a language, both colour schemes, a preheader, no table, and no external resources', () => {
  const html = mailHtml(content);
  expect(html).toContain('<html lang="en"');
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toContain('prefers-color-scheme: dark');
  expect(html).toMatch(/class="preheader" style="display: none[^>]*>Enter this code/);
  expect(html).not.toMatch(/<table|<img|<link|src=|url\(|@import/);
});

test('renders neither code nor button when they are missing', () => {
  const { code, action, ...plain } = content;
  expect([code, action]).not.toContain(undefined);
  const html = mailHtml(plain);
  expect(html).not.toMatch(/class="code"|<a /);
  expect(mailText(plain).split('\n\n')).toHaveLength(5);
});
