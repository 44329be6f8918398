/** @jest-environment node */
import type { ScreenModule } from '@sopaan/contract/remote';
import { UNDER_DEVELOPMENT } from '@sopaan/contract/routes';
import { renderOnServer, type ServerRequest } from '@sopaan/testing/render-on-server';
import remoteConfig from '../../remote.config';
import { festivalServer } from '../testing/festival-server';
import { figuresServer } from '../testing/figures-server';
import * as about from './about.screen';
import * as festival from './festival.screen';
import * as privacy from './privacy.screen';
import * as terms from './terms.screen';

interface Page extends ServerRequest {
  /** The name of the screen. */
  name: string;
  screen: ScreenModule;
  /** A text of the page. */
  text: string;
}

const page = (name: string, screen: ScreenModule, path: string, text: string): Page => ({
  ...{ name, screen, path, url: path, text },
  network: figuresServer(),
});

const pages: readonly Page[] = [
  page('about', about, '/about-us', '1,000+'),
  page('about', about, '/about-us', 'Does it work on my phone?'),
  page('terms', terms, '/terms-conditions', 'courts of New Delhi'),
  {
    ...page('festival', festival, '/online-quizzing-festival/:eventtitle/:id', 'Rivers of India'),
    url: '/online-quizzing-festival/monsoon-festival/f1',
    network: festivalServer(),
  },
  page('privacy', privacy, '/privacy-policy', 'courts of New Delhi'),
];

test('every screen of the routes is rendered here', () => {
  const screens = remoteConfig.routes.flatMap((route) =>
    'screen' in route && route.screen !== UNDER_DEVELOPMENT ? [route.screen] : [],
  );
  expect(new Set(pages.map(({ name }) => name))).toEqual(new Set(screens));
});

test.each(pages)('a server renders $url: $text', async ({ screen, text, ...request }) => {
  expect(await renderOnServer(screen, request)).toContain(text);
});
