/** @jest-environment node */
import { ApiError } from '@sopaan/api-client/api-error';
import { getDayChallengeEndpoint } from '@sopaan/schemas/practice/challenge';
import { getHundredDaysEndpoint } from '@sopaan/schemas/practice/hundred-days';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { aUser } from '@sopaan/testing/fixtures';
import { renderOnServer, type ServerRequest } from '@sopaan/testing/render-on-server';
import practiceConfig from '../remote.config';
import remote from './remote';
import { challengeNetwork, challengeUrl } from './testing/challenge-network';
import { challengeServer } from './testing/challenges';
import { conquestServer } from './testing/conquest';
import { notStartedDays, startedDays } from './testing/hundred-days';

interface Page extends Partial<ServerRequest> {
  url: string;
  network: ServerRequest['network'];
  /** What the HTML of the page contains. */
  contents: readonly string[];
}

const asMember = { session: 'member', user: aUser() } as const;
const daysUrl = '/practice/100-days-code-conquest';
const dayUrl = '/code_editor/100_days_code_conquest/bus-meeting/d7';
const notFound = new ApiError({ code: 'NOT_FOUND', status: 404, origin: 'server' });
const hundredDays = (days: typeof startedDays) =>
  fakeNetwork().on(getHundredDaysEndpoint, () => days);

const pages: Record<string, Page[]> = {
  challenge: [
    {
      url: challengeUrl,
      network: challengeNetwork(),
      // Problem and starter code, in the plain editor.
      contents: ['1 ≤ N ≤ 100', 'data-editor="plain"', '// Read from lines.', 'Run Code'],
      ...asMember,
    },
    {
      url: `${challengeUrl}?tab=submissions`,
      network: challengeNetwork(),
      contents: ['Submissions'],
      ...asMember,
    },
    ...['hints', 'editorial', 'discussion'].map((part) => ({
      url: `${challengeUrl}?part=${part}`,
      network: challengeNetwork(),
      contents: ['Editorial', 'Discussion', 'Run Code'],
      ...asMember,
    })),
    {
      url: dayUrl,
      network: fakeNetwork().on(getDayChallengeEndpoint, () => notFound),
      contents: ['Challenge not found'],
      ...asMember,
    },
  ],
  'code-conquest': [
    {
      url: '/practice/code-conquest',
      network: conquestServer(),
      contents: ['Electricity bill', 'Person 1', 'Log in'],
    },
    {
      url: '/practice/code-conquest?round=1',
      network: conquestServer(),
      contents: ['10 of 30 points', 'Bela S.'],
    },
  ],
  'hundred-days': [
    { url: daysUrl, network: hundredDays(notStartedDays), contents: ['All days', 'Challenge 3'] },
    {
      url: daysUrl,
      network: hundredDays(startedDays),
      contents: ['Today, day 4', 'Calendar of the days', 'Opens'],
    },
  ],
  practice: [
    {
      url: '/practice?topic=Numbers',
      network: challengeServer(),
      contents: ['Solve one challenge at a time', 'Bus meeting', '2 challenges found'],
    },
    // The loader does not know the session, so the list shows its loading state.
    {
      url: '/practice',
      network: challengeServer(),
      contents: ['Solve one challenge at a time'],
      ...asMember,
    },
  ],
};
const paths = new Map(
  practiceConfig.routes.flatMap((route) => ('screen' in route ? [[route.screen, route.path]] : [])),
);

test('every screen of the routes is rendered here', () => {
  expect(Object.keys(pages)).toEqual(Object.keys(remote.screens));
});

const cases = Object.entries(pages).flatMap(([name, screenPages]) =>
  screenPages.map((page) => ({ name, ...page })),
);

test.each(cases)('a server renders $url with $contents', async ({ name, contents, ...page }) => {
  const screen = await remote.screens[name]?.();
  if (!screen) throw new Error(`The remote has no screen ${name}`);
  const html = await renderOnServer(screen, { path: paths.get(name) ?? '*', ...page });
  // React separates adjacent texts with comments.
  const text = html.replaceAll('<!-- -->', '');
  for (const content of contents) expect(text).toContain(content);
});
