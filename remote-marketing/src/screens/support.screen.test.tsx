import { ApiError } from '@sopaan/api-client/api-error';
import { getSiteStatusEndpoint } from '@sopaan/schemas/marketing/site';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen, waitFor, within } from '@testing-library/react';
import { answerFaq, longAnswer } from '../testing/faq-server';
import { answerSite } from '../testing/site-server';
import * as support from './support.screen';

const network = () => answerSite(answerFaq(fakeNetwork()));
const open = (url = '/support', server = network()) =>
  renderScreen(support, { path: '/support', url, network: server });
const search = () => screen.findByRole('searchbox', { name: 'Search the answers' });

test('[MK-027][MK-028] the support page has questions, and Get in touch leads to the contact form', async () => {
  open();
  const questions = within(await screen.findByRole('region', { name: 'Common questions' }));
  await questions.findByRole('button', { name: 'When do I get a refund?' });
  expect(questions.queryByText('Do I need an account?')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Get in touch' })).toHaveAttribute(
    'href',
    '/contact-us?subject=support#contact',
  );
});

test('[MK-043] a search shows questions of all pages on cards, with 110 characters of the answer', async () => {
  const { user, url } = open();
  await user.type(await search(), 'o');
  await screen.findByRole('heading', { name: /answers for “o”/ });
  expect(url()).toBe('/support?q=o');
  const link = screen.getByRole('link', { name: 'I forgot my password. What can I do?' });
  expect(link).toHaveAttribute('href', '/support#faq-forgot-password');
  screen.getByText(`${longAnswer.slice(0, 110)}…`);
  expect(screen.getByRole('link', { name: 'Do I need an account?' })).toHaveAttribute(
    'href',
    '/about-us#faq-need-an-account',
  );
});

test('[U17] the search of the answers is cleared with a button, which leaves the focus in the field', async () => {
  const { user } = open('/support?q=forgot');
  await user.click(await screen.findByRole('button', { name: 'Clear the search' }));
  expect(await search()).toHaveValue('');
  expect(await search()).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Clear the search' })).not.toBeInTheDocument();
});

test('[MK-043] the card of a question links to the whole answer', async () => {
  const { user } = open('/support?q=forgot');
  await user.click(await screen.findByRole('link', { name: /^I forgot my password/ }));
  const question = screen.getByRole('button', { name: /^I forgot my password/ });
  await waitFor(() => expect(question).toHaveAttribute('aria-expanded', 'true'));
});

test('a search without answers shows a message and links to the contact form', async () => {
  open('/support?q=zebra');
  await screen.findByRole('heading', { name: 'No answers for “zebra”' });
  expect(screen.getByRole('link', { name: 'ask us' })).toHaveAttribute(
    'href',
    '/contact-us?subject=support#contact',
  );
  expect(await search()).toHaveValue('zebra');
});

test('the status of each part of the site is stated in words', async () => {
  open();
  const status = within(await screen.findByRole('region', { name: 'Status of the site' }));
  const rows = await status.findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'WebsiteWorking',
    'Running codeSlow or partly working',
    'EmailsNot working',
  ]);
});

test('a status of the site that could not be loaded shows an error and offers to load it again', async () => {
  const failing = network().on(
    getSiteStatusEndpoint,
    () => new ApiError({ code: 'UNAVAILABLE', status: 503, origin: 'server' }),
  );
  open('/support', failing);
  expect(await screen.findByRole('alert')).toHaveTextContent('The status could not be loaded');
  screen.getByRole('button', { name: 'Try again' });
});
