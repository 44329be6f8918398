import { DOMParser, type Element } from '@xmldom/xmldom';
import { testApp } from '../../../testing/test-app';
import { addPost } from '../testing/post';

const api = testApp();

async function readFeed(path: string) {
  const { statusCode, headers, body } = await api.app.inject(path);
  expect(statusCode).toBe(200);
  // Throws if the text is not well-formed.
  const parser = new DOMParser({
    onError: (_level, message) => {
      throw new Error(message);
    },
  });
  const root = parser.parseFromString(body, 'application/xml').documentElement;
  if (!root) throw new Error('The feed is empty.');
  return { headers, root };
}

const all = (parent: Element, name: string) => [...parent.getElementsByTagName(name)];
const textOf = (parent: Element, name: string) => all(parent, name)[0]?.textContent;

beforeAll(async () => {
  await addPost(api.database, {
    id: 'limits',
    title: 'Time & <memory>\u0001',
    tags: ['verdicts'],
    body: 'See [jobs](/govt-job) & "more".\n\n## Then\n\n`a < b`',
    published_at: '2030-05-03T10:00:00Z',
    updated_at: '2030-05-04T10:00:00Z',
  });
  await addPost(api.database, { id: 'older' });
  await addPost(api.database, { id: 'draft', is_published: false, published_at: null });
});

const content =
  '<p>See <a href="https://sopaan.example/govt-job" rel="noopener noreferrer nofollow ugc" target="_blank">jobs</a> &amp; "more".</p><h2>Then</h2><p><code>a &lt; b</code></p>';

test('[MK-040] the RSS feed is well-formed and has what RSS 2.0 requires, with absolute URLs', async () => {
  const { headers, root } = await readFeed('/api/blog/feed.xml');
  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(headers['last-modified']).toBe('Sat, 04 May 2030 10:00:00 GMT');
  expect([root.tagName, root.getAttribute('version')]).toEqual(['rss', '2.0']);
  expect(['title', 'link', 'description'].map((name) => textOf(root, name))).toEqual([
    'Sopaan blog',
    'https://sopaan.example/blog-pages',
    expect.stringContaining('Sopaan'),
  ]);
  const items = all(root, 'item');
  expect(items.map((item) => textOf(item, 'guid'))).toEqual([
    'https://sopaan.example/blog-pages/limits',
    'https://sopaan.example/blog-pages/older',
  ]);
  const [item] = items;
  if (!item) throw new Error('The feed has no items.');
  // A character that XML does not allow is left out.
  expect(textOf(item, 'title')).toBe('Time & <memory>');
  expect(textOf(item, 'pubDate')).toBe('Fri, 03 May 2030 10:00:00 GMT');
  expect(all(item, 'category').map(({ textContent }) => textContent)).toEqual([
    'Practice',
    'verdicts',
  ]);
  expect(textOf(item, 'content:encoded')).toBe(content);
});

test('[MK-040] the Atom feed is well-formed and has what RFC 4287 requires', async () => {
  const { headers, root } = await readFeed('/api/blog/atom.xml');
  expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect([root.tagName, root.namespaceURI]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
  expect(textOf(root, 'id')).toBe('https://sopaan.example/api/blog/atom.xml');
  expect(textOf(root, 'updated')).toBe('2030-05-04T10:00:00.000Z');
  const [entry] = all(root, 'entry');
  if (!entry) throw new Error('The feed has no entries.');
  expect(['id', 'published', 'updated', 'name'].map((name) => textOf(entry, name))).toEqual([
    'https://sopaan.example/blog-pages/limits',
    '2030-05-03T10:00:00.000Z',
    '2030-05-04T10:00:00.000Z',
    'The Sopaan team',
  ]);
  expect(textOf(entry, 'content')).toBe(content);
});
