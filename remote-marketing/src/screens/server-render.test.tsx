/** @jest-environment node */
import type { ScreenModule } from '@sopaan/contract/remote';
import { UNDER_DEVELOPMENT } from '@sopaan/contract/routes';
import { aUser } from '@sopaan/testing/fixtures';
import { renderOnServer, type ServerRequest } from '@sopaan/testing/render-on-server';
import remoteConfig from '../../remote.config';
import { blogServer } from '../testing/blog-server';
import { festivalServer } from '../testing/festival-server';
import { figuresServer } from '../testing/figures-server';
import { marketingServer } from '../testing/marketing-server';
import * as about from './about.screen';
import * as blog from './blog.screen';
import * as codingInterview from './coding-interview.screen';
import * as communityHome from './community-home.screen';
import * as contact from './contact.screen';
import * as hiringPlatform from './hiring-platform.screen';
import * as hostOpportunity from './host-opportunity.screen';
import * as newsletter from './newsletter.screen';
import * as newsletterConfirm from './newsletter-confirm.screen';
import * as newsletterIssue from './newsletter-issue.screen';
import * as newsletterPreferences from './newsletter-preferences.screen';
import * as iqProgram from './iq-program.screen';
import * as onlineAssessment from './online-assessment.screen';
import * as onlineProctoring from './online-proctoring.screen';
import * as post from './post.screen';
import * as festival from './festival.screen';
import * as privacy from './privacy.screen';
import * as support from './support.screen';
import * as technologyPlatform from './technology-platform.screen';
import { issue, withNewsletter } from '../testing/newsletter-server';
import * as terms from './terms.screen';

interface Page extends ServerRequest {
  /** The name of the screen. */
  name: string;
  screen: ScreenModule;
  /** A text of the page. */
  text: string;
}

const page = (
  name: string,
  screen: ScreenModule,
  path: string,
  text: string,
  url = path,
): Page => ({
  name,
  screen,
  path: path.replace(/\?.*/, ''),
  url,
  text,
  network: withNewsletter(figuresServer()),
});

const product = (name: string, screen: ScreenModule, path: string, text: string): Page => ({
  ...page(name, screen, path, text),
  network: marketingServer(),
});

const pages: readonly Page[] = [
  product('hiring-platform', hiringPlatform, '/Hiring-platform', 'Request a demo'),
  product('technology-platform', technologyPlatform, '/technology-platform', 'web dev basics'),
  product('online-proctoring', onlineProctoring, '/online-proctoring', 'The server keeps the time'),
  product('online-assessment', onlineAssessment, '/online-assessment', 'Questions and results'),
  product('coding-interview', codingInterview, '/coding-interview', 'up to three experts'),
  product('iq-program', iqProgram, '/IQ_Program', 'Premium plan'),
  product('host-opportunity', hostOpportunity, '/host-opportunity', 'Evaluation panel'),
  page('about', about, '/about-us', '1,000+'),
  page('about', about, '/about-us', 'Does it work on my phone?'),
  page('contact', contact, '/contact-us?subject=demo', 'Request a demo: tell us'),
  page('support', support, '/support', 'When do I get a refund?'),
  page('support', support, '/support?q=phone', '/about-us#faq-on-my-phone'),
  page('terms', terms, '/terms-conditions', 'courts of New Delhi'),
  {
    ...page('festival', festival, '/online-quizzing-festival/:eventtitle/:id', 'Rivers of India'),
    url: '/online-quizzing-festival/monsoon-festival/f1',
    network: festivalServer(),
  },
  page('privacy', privacy, '/privacy-policy', 'courts of New Delhi'),
  { ...page('blog', blog, '/blog-pages', 'How judging works'), network: blogServer() },
  {
    ...page('post', post, '/blog-pages/:slug', 'Some are'),
    url: '/blog-pages/how-judging-works',
    network: blogServer(),
  },
  page('community-home', communityHome, '/community-home', 'coming soon'),
  page('newsletter', newsletter, '/newsletter', issue.subject),
  page(
    'newsletter-issue',
    newsletterIssue,
    '/newsletter/:slug',
    'statistics',
    '/newsletter/week-48',
  ),
  page(
    'newsletter-confirm',
    newsletterConfirm,
    '/newsletter/confirm/:token',
    'Confirm my subscription',
    '/newsletter/confirm/aToken',
  ),
  page(
    'newsletter-preferences',
    newsletterPreferences,
    '/newsletter/preferences/:token',
    'Community start',
    '/newsletter/preferences/aToken',
  ),
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

test('[MK-029] the form to be notified when the community opens contains the email address of the member', async () => {
  const user = aUser();
  const request = { path: '/community-home', url: '/community-home', network: figuresServer() };
  const html = await renderOnServer(communityHome, { ...request, session: 'member', user });
  expect(html).toContain(`value="${user.personalInfo.email}"`);
});
