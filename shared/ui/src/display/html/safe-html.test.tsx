import { screen } from '@testing-library/react';
import { renderOnPage } from '../../testing/render-on-page';
import { SafeHtml } from './safe-html';
import { htmlToText } from './sanitize-html';

const attacks = [
  '<img src=x onerror=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<a href="java\nscript:alert(1)">go</a>',
  '<a href=" javascript:alert(1)">go</a>',
  '<a href="data:text/html,x">go</a>',
  '<a href="//evil.example">go</a>',
  '<a href="/\\evil.example">go</a>',
  '<p style="position:fixed" onclick="alert(1)" id="root" class="x">x</p>',
  '<iframe src="https://evil.example"></iframe>',
  '<form action="/x"><input name="password"></form>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<base href="https://evil.example/"><meta http-equiv=refresh content=0>',
];

test.each(attacks)('removes scripts, attributes and unsafe links from %s', (html) => {
  const { container } = renderOnPage(
    <div id="foreign">
      <SafeHtml html={html} />
    </div>,
  );
  const foreign = [...container.querySelectorAll('#foreign > div *')];
  const forbidden = foreign.filter((element) => !['P', 'TABLE', 'TBODY'].includes(element.tagName));
  expect(forbidden.map((element) => element.tagName)).toEqual([]);
  expect(foreign.flatMap((element) => element.getAttributeNames())).toEqual([]);
});

test('keeps lists, headings and safe links', async () => {
  const { user, currentUrl } = renderOnPage(
    <SafeHtml html='<h3>Rules</h3><ul><li>Be kind</li></ul><a href="/terms">terms</a> <a href="https://a.example/x">out</a>' />,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Rules' })).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('Be kind');
  expect(screen.getByRole('link', { name: 'out (opens in a new tab)' })).toHaveAttribute(
    'href',
    'https://a.example/x',
  );
  await user.click(screen.getByRole('link', { name: 'terms' }));
  expect(currentUrl()).toBe('/terms');
});

test('inline HTML keeps only inline elements and separates the text of blocks by spaces', () => {
  const { container } = renderOnPage(
    <p id="line">
      <SafeHtml
        inline
        html="win <em>prizes</em><ul><li>money</li><li>books<script>x</script></li></ul>"
      />
    </p>,
  );
  const line = container.querySelector('#line');
  expect(line?.textContent?.replace(/\s+/g, ' ')).toBe('win prizes money books');
  expect([...(line?.querySelectorAll('*') ?? [])].map(({ tagName }) => tagName)).toEqual(['EM']);
});

test('converts HTML to text without scripts and styles', () => {
  expect(htmlToText('<p>Build&nbsp;it</p><style>p{}</style>\n<b>well</b>')).toBe('Build it well');
});

test.each(['html', 'head', 'body', 'p'])(
  '[P7] HTML that begins with %s is parsed with the policy for inert markup',
  (tag) => {
    const parseWithoutPolicy = jest.spyOn(DOMParser.prototype, 'parseFromString');
    expect(htmlToText(`<!-- x --><${tag}>One</${tag}><p>Two</p>`)).toBe('OneTwo');
    expect(parseWithoutPolicy).not.toHaveBeenCalled();
  },
);
