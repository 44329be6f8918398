/** @jest-environment node */
import { LAYOUTS } from '@sopaan/contract/routes';
import { inspectLinkEndpoint } from '@sopaan/schemas/account/sign-up';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { aUser } from '@sopaan/testing/fixtures';
import { renderOnServer, type ServerRequest } from '@sopaan/testing/render-on-server';
import hostConfig from '../../host.config';
import { layouts } from '../layouts/layouts';
import { hostScreens } from '../router/host-screens';
import { Root } from '../router/root';

const network = fakeNetwork().on(inspectLinkEndpoint, () => ({
  status: 'ready',
  purpose: 'sign-up',
  email: 'a@example.in',
}));
const asMember = { session: 'member', user: aUser({ role: 'admin' }) } as const;

interface Page extends Partial<ServerRequest> {
  url: string;
  /** The heading of the page. */
  heading: string;
}

const verification = '/auth/email-verification';
const pages: Record<string, Page[]> = {
  login: [{ url: '/auth/login', heading: 'Log in' }],
  'sign-up': [{ url: '/auth/sign-up?next=%2Fjobs', heading: 'Sign up' }],
  'email-verification': [
    { url: `${verification}/code`, heading: 'Confirm your email' },
    { url: `${verification}/abc`, heading: 'Confirm your email' },
    { url: `${verification}/link`, heading: 'This link is not valid' },
  ],
  'forgot-password': [
    { url: '/auth/forgot-password/request', heading: 'Forgot your password?' },
    { url: '/auth/forgot-password/sent', heading: 'Check your email' },
    { url: '/auth/forgot-password/reset', heading: 'This link is not valid' },
    { url: '/auth/forgot-password/done', heading: 'Your password has been changed' },
    { url: '/auth/forgot-password/else', heading: '404' },
  ],
  'under-development': [{ url: '/under-development/faq', heading: 'Faq' }],
  releases: [{ url: '/releases', heading: 'Releases', ...asMember }],
  'not-found': [{ url: '/nowhere', heading: '404' }],
  gone: [{ url: '/removed', heading: 'This page is gone' }],
};
const paths = new Map(
  hostConfig.routes.flatMap((route) => ('screen' in route ? [[route.screen, route.path]] : [])),
);

test('every screen of the host has a page in this test', () => {
  expect(Object.keys(pages)).toEqual(Object.keys(hostScreens));
});

const cases = Object.entries(pages).flatMap(([name, pagesOfScreen]) =>
  pagesOfScreen.map((page) => ({ name, ...page })),
);

test.each(cases)('a server renders $url', async ({ name, heading, ...page }) => {
  const screen = await hostScreens[name]?.();
  if (!screen) throw new Error(`The host has no screen ${name}`);
  const html = await renderOnServer(screen, { path: paths.get(name) ?? '*', network, ...page });
  expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]).toContain(heading);
});

test.each(LAYOUTS)('a server renders the layout %s', async (layout) => {
  const html = await renderOnServer(
    { Component: layouts[layout] },
    { path: '/', url: '/', network },
  );
  expect(html).toMatch(/<main [^>]*id="content"/);
});

test.each(['guest', 'member'] as const)('a server renders the root for a %s', async (session) => {
  const html = await renderOnServer(
    { Component: Root },
    { path: '/', url: '/', network, ...(session === 'member' && asMember) },
  );
  expect(html).toContain('aria-live');
});
