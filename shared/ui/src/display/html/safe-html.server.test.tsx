/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { SafeHtml } from './safe-html';
import { htmlToText } from './sanitize-html';

const render = (html: string) =>
  renderToStaticMarkup(
    <StaticRouter location="/">
      <SafeHtml inline html={html} />
    </StaticRouter>,
  );

test('a server renders the same elements as a browser', () => {
  expect(render('win <em class="x">prizes</em>&nbsp;<ul><li>a &lt; b</li></ul>')).toBe(
    'win <em>prizes</em>\u00a0  a &lt; b',
  );
  const link = render('<a href="https://a.example/x" onclick="alert(1)">out</a>');
  expect(link).toContain('href="https://a.example/x"');
  expect(link).toMatch(/>out .*<svg.*<\/svg><\/a>$/);
  expect(link).not.toContain('alert');
});

test.each([
  '<script>alert(1)</script>',
  '<svg><script>alert(1)</script></svg>',
  '<style>p{}</style>',
  '<img src=x onerror=alert(1)>',
  '<!-- <b>comment</b> -->',
])('a server renders nothing of %s', (html) => {
  expect(render(html).trim()).toBe('');
});

test('a server finds no target in an unsafe link', () => {
  expect(render('<a href="java\nscript:alert(1)">go</a>')).toBe('go');
});

test('a server converts HTML to text', () => {
  expect(htmlToText('<p>Build&nbsp;it</p><style>p{}</style>\n<b>well</b>')).toBe('Build it well');
});
