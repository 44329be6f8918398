import { getPageHeadEndpoint } from '@sopaan/schemas/pages/page-head';
import { getSitemapEndpoint, getSitemapsEndpoint } from '@sopaan/schemas/pages/sitemap';
import { changePublicProfileEndpoint } from '@sopaan/schemas/public-profile/public-profile';
import { testApp } from '../../testing/test-app';
import {
  PRIVATE_TEXTS,
  addPublicMember,
  everythingPublic,
} from '../public-profiles/testing/public-profile';

const api = testApp();

const headOf = (username: string) => api.call(getPageHeadEndpoint, { path: `/u/${username}` });
const listedPaths = async () => {
  const { entries } = await api.call(getSitemapEndpoint, { kind: 'profiles', part: 1 });
  return entries.map(({ path }) => path);
};

test('[PF-048] the head of a public page has name, designation and summary, and nothing private', async () => {
  const { username, email } = await addPublicMember(api);
  const head = await headOf(username);
  expect(head).toMatchObject({
    status: 200,
    canonicalPath: `/u/${username}`,
    title: 'Asha Rao, Data Analyst',
    description: 'Data Analyst. I like numbers',
    type: 'profile',
    noindex: false,
  });
  expect(JSON.parse(head.jsonLd[0] ?? '')).toMatchObject({
    '@type': 'ProfilePage',
    mainEntity: { '@type': 'Person', name: 'Asha Rao', sameAs: ['https://example.in/asha'] },
  });
  const text = JSON.stringify(head);
  for (const detail of [...PRIVATE_TEXTS, email]) expect(text).not.toContain(detail);
});

test('the head of a public page contains nothing of hidden sections', async () => {
  const { username } = await addPublicMember(api, { visibleSections: ['skills'] });
  const head = await headOf(username);
  expect(head).toMatchObject({ title: 'Asha Rao', description: '' });
  expect(JSON.stringify(head)).not.toMatch(/Data Analyst|numbers|example\.in/);
});

test('[PF-048] a page that is switched off has the head of a page that does not exist', async () => {
  const { username, token } = await addPublicMember(api);
  await api.call(changePublicProfileEndpoint, { ...everythingPublic, isPublic: false }, token);
  const [off, unknown] = [await headOf(username), await headOf('nobody-here')];
  expect(off).toMatchObject({ status: 404, noindex: true, title: 'Profile not found', jsonLd: [] });
  expect(off).toEqual({ ...unknown, canonicalPath: `/u/${username}` });
});

test('[PF-048] heads of public pages are not cached, whether the page is on, off or unknown', async () => {
  const { username, token } = await addPublicMember(api);
  const cachingOf = async (path: string) => {
    const url = `/api/pages/head?path=${encodeURIComponent(path)}`;
    const { headers, body } = await api.app.inject({ url });
    const { isCacheable } = getPageHeadEndpoint.response.validateSync(JSON.parse(body));
    return [headers['cache-control'], isCacheable];
  };
  expect(await cachingOf(`/u/${username}`)).toEqual(['no-store', false]);
  await api.call(changePublicProfileEndpoint, { ...everythingPublic, isPublic: false }, token);
  expect(await cachingOf(`/u/${username}`)).toEqual(['no-store', false]);
  expect(await cachingOf('/u/nobody-here')).toEqual(['no-store', false]);
  expect(await cachingOf('/course')).toEqual(['public, max-age=30', true]);
});

test('search engines may index a page only if its owner allows it', async () => {
  const hidden = await addPublicMember(api, { isIndexable: false });
  expect((await headOf(hidden.username)).noindex).toBe(true);
  const { sitemaps } = await api.call(getSitemapsEndpoint, {});
  const listed = await addPublicMember(api);
  const off = await addPublicMember(api, { isPublic: false });
  const paths = await listedPaths();
  expect(paths).toContain(`/u/${listed.username}`);
  for (const { username } of [hidden, off]) expect(paths).not.toContain(`/u/${username}`);
  expect(sitemaps.map(({ kind }) => kind)).toContain('profiles');
  const sitemap = JSON.stringify(await api.call(getSitemapEndpoint, { kind: 'profiles', part: 1 }));
  expect(sitemap).not.toContain(listed.userId);
});
