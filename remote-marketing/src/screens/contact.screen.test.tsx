import { ApiError } from '@sopaan/api-client/api-error';
import { sendContactMessageEndpoint } from '@sopaan/schemas/contact/contact';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen, within } from '@testing-library/react';
import { answerSite } from '../testing/site-server';
import * as contact from './contact.screen';

const network = () =>
  answerSite(fakeNetwork()).on(sendContactMessageEndpoint, () => ({ id: 'm1', reference: 'M1' }));
const open = (url = '/contact-us', server = network()) => ({
  ...renderScreen(contact, { path: '/contact-us', url, network: server }),
  server,
});
const form = async () => within(await screen.findByRole('region', { name: 'Write to us' }));

test('[MK-026][MK-022] the contact page has the form, the support hours and the company', async () => {
  open();
  await screen.findByRole('heading', { level: 1, name: 'Contact us' });
  const block = await form();
  block.getByText('Monday to Friday, 9am to 5pm');
  block.getByText('9 AM to 6 PM');
  block.getByRole('button', { name: 'Send message' });
  await screen.findByText(/Sopaan Learning Private Limited runs Sopaan/);
  expect(screen.getByRole('link', { name: 'Search the answers' })).toHaveAttribute(
    'href',
    '/support',
  );
});

test('[MK-002] the URL preselects the subject of the message, and the message is sent with it', async () => {
  const { user, server } = open('/contact-us?subject=demo#contact');
  const block = await form();
  block.getByText(/^Request a demo: tell us/);
  expect(block.getByRole('combobox', { name: /^Subject/ })).toHaveValue('Request a demo');
  await user.type(block.getByRole('textbox', { name: /^Name/ }), 'Asha');
  await user.type(block.getByRole('textbox', { name: /^Last name/ }), 'Rao');
  await user.type(block.getByRole('textbox', { name: /^Email/ }), 'asha@example.in');
  await user.type(block.getByRole('textbox', { name: /^Your message/ }), 'Hi');
  await user.click(block.getByRole('button', { name: 'Send message' }));
  await block.findByText('Your message has been sent.');
  expect(server.requests(sendContactMessageEndpoint)).toMatchObject([
    { subject: 'demo', message: 'Hi', website: '' },
  ]);
});

test('an unknown subject in the URL counts as a general question', async () => {
  open('/contact-us?subject=free-money');
  const block = await form();
  expect(block.getByRole('combobox', { name: /^Subject/ })).toHaveValue('General question');
});

test('a message that could not be sent stays in the form, with its subject', async () => {
  const failing = network().on(
    sendContactMessageEndpoint,
    () => new ApiError({ code: 'UNAVAILABLE', status: 503, origin: 'server' }),
  );
  const { user } = open('/contact-us?subject=privacy', failing);
  const block = await form();
  await user.type(block.getByRole('textbox', { name: /^Name/ }), 'Asha');
  await user.type(block.getByRole('textbox', { name: /^Last name/ }), 'Rao');
  await user.type(block.getByRole('textbox', { name: /^Email/ }), 'asha@example.in');
  await user.type(block.getByRole('textbox', { name: /^Your message/ }), 'Hi');
  await user.click(block.getByRole('button', { name: 'Send message' }));
  await block.findByText('Your message could not be sent.');
  expect(block.getByRole('textbox', { name: /^Your message/ })).toHaveValue('Hi');
  expect(block.getByRole('combobox', { name: /^Subject/ })).toHaveValue('My personal data');
});
