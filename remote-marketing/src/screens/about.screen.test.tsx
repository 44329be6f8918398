import { ApiError } from '@sopaan/api-client/api-error';
import { sendContactMessageEndpoint } from '@sopaan/schemas/contact/contact';
import { listFaqEndpoint } from '@sopaan/schemas/marketing/faq';
import { getMentorFiguresEndpoint } from '@sopaan/schemas/mentors/mentor';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen, waitFor, within } from '@testing-library/react';
import { faqItems } from '../testing/faq-server';
import { figuresServer, mentoring } from '../testing/figures-server';
import * as about from './about.screen';

const route = { path: '/about-us', url: '/about-us' };
const unavailable = new ApiError({ code: 'UNAVAILABLE', status: 503, origin: 'server' });
const region = (name: string) => screen.findByRole('region', { name });

test('[MK-023] the about page has the pledge slider, statistics, questions and the contact block', async () => {
  renderScreen(about, { ...route, network: figuresServer() });
  await screen.findByRole('heading', { level: 1, name: /flight of steps/ });
  expect(document.title).toBe('About us | Sopaan');
  const slider = within(await region('Promises'));
  slider.getByRole('button', { name: /previous/i });
  slider.getByRole('button', { name: /next/i });
  await region('Sopaan today');
  await region('Frequently asked questions');
  await region('Write to us');
});

test('[MK-023] the statistics come from the API', async () => {
  renderScreen(about, { ...route, network: figuresServer() });
  const stats = await region('Sopaan today');
  await within(stats).findByText('1,000+');
  expect(within(stats).getByText('mentors').nextElementSibling).toHaveTextContent('24');
  expect(within(stats).getByText('government jobs open').nextElementSibling).toHaveTextContent(
    '58',
  );
});

test('[MK-023] statistics that could not be loaded show an error, and Try again reloads them', async () => {
  let isWorking = false;
  const network = figuresServer().on(getMentorFiguresEndpoint, () =>
    isWorking ? mentoring : unavailable,
  );
  const { user } = renderScreen(about, { ...route, network });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The figures could not be loaded');
  isWorking = true;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await screen.findByText('1,000+');
});

test('[MK-024] one pledge is shown at a time; next and previous move by one', async () => {
  const { user } = renderScreen(about, { ...route, network: figuresServer() });
  const slider = await region('Promises');
  const slides = within(slider).getAllByRole('group');
  const shownIndex = () => slides.findIndex((slide) => !slide.hasAttribute('inert'));
  const count = () => slides.filter((slide) => !slide.hasAttribute('inert')).length;
  expect([shownIndex(), count()]).toEqual([0, 1]);
  await user.click(within(slider).getByRole('button', { name: /next/i }));
  await waitFor(() => expect([shownIndex(), count()]).toEqual([1, 1]));
  await user.click(within(slider).getByRole('button', { name: /previous/i }));
  await waitFor(() => expect([shownIndex(), count()]).toEqual([0, 1]));
});

test('[MK-023] clicking a question shows its answer', async () => {
  const { user } = renderScreen(about, { ...route, network: figuresServer() });
  const question = await screen.findByRole('button', { name: 'Do I need an account?' });
  expect(question).toHaveAttribute('aria-expanded', 'false');
  await user.click(question);
  expect(question).toHaveAttribute('aria-expanded', 'true');
  screen.getByText(/Not for browsing/);
});

test('[MK-023] several questions can be open, and the URL of a question opens it', async () => {
  const network = figuresServer();
  const { user } = renderScreen(about, {
    path: '/about-us',
    url: '/about-us#faq-on-my-phone',
    network,
  });
  const questions = within(await region('Frequently asked questions'));
  const phone = await questions.findByRole('button', { name: 'Does it work on my phone?' });
  await waitFor(() => expect(phone).toHaveAttribute('aria-expanded', 'true'));
  await user.click(questions.getByRole('button', { name: 'Do I need an account?' }));
  expect(questions.getAllByRole('button', { expanded: true })).toHaveLength(2);
  await user.click(phone);
  expect(phone).toHaveAttribute('aria-expanded', 'false');
});

test('[MK-023] questions that could not be loaded are loaded by Try again', async () => {
  let isWorking = false;
  const network = figuresServer().on(listFaqEndpoint, () =>
    isWorking ? { items: [...faqItems] } : unavailable,
  );
  const { user } = renderScreen(about, { ...route, network });
  const questions = within(await region('Frequently asked questions'));
  const alert = await questions.findByRole('alert');
  expect(alert).toHaveTextContent('The questions could not be loaded');
  isWorking = true;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await questions.findByRole('button', { name: 'Do I need an account?' });
});

test('[MK-022][MK-025] the contact section shows the hours and sends a message', async () => {
  const network = figuresServer().on(sendContactMessageEndpoint, () => ({
    id: 'message-1',
    reference: '',
  }));
  const { user } = renderScreen(about, { ...route, network });
  const contact = within(await region('Write to us'));
  contact.getByText('Monday to Friday, 9am to 5pm');
  contact.getByText('9 AM to 6 PM');
  await user.type(contact.getByRole('textbox', { name: /^Name/ }), 'Asha');
  await user.type(contact.getByRole('textbox', { name: /^Last name/ }), 'Rao');
  await user.type(contact.getByRole('textbox', { name: /^Email/ }), 'asha@example.in');
  await user.type(contact.getByRole('textbox', { name: /^Your message/ }), 'Namaste');
  await user.click(contact.getByRole('button', { name: 'Send message' }));
  await contact.findByText('Your message has been sent.');
  expect(network.requests(sendContactMessageEndpoint)).toEqual([
    {
      name: 'Asha',
      lastName: 'Rao',
      email: 'asha@example.in',
      message: 'Namaste',
      subject: 'general',
      website: '',
      seconds: expect.any(Number),
    },
  ]);
});

test('[MK-025] a message that could not be sent stays in the form', async () => {
  const network = figuresServer().on(sendContactMessageEndpoint, () => unavailable);
  const { user } = renderScreen(about, { ...route, network });
  const contact = within(await region('Write to us'));
  await user.type(contact.getByRole('textbox', { name: /^Name/ }), 'Asha');
  await user.type(contact.getByRole('textbox', { name: /^Last name/ }), 'Rao');
  await user.type(contact.getByRole('textbox', { name: /^Email/ }), 'asha@example.in');
  await user.type(contact.getByRole('textbox', { name: /^Your message/ }), 'Namaste');
  await user.click(contact.getByRole('button', { name: 'Send message' }));
  await contact.findByText('Your message could not be sent.');
  expect(contact.getByRole('textbox', { name: /^Your message/ })).toHaveValue('Namaste');
});
