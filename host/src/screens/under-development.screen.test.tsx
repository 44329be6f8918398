import { sendContactMessageEndpoint } from '@sopaan/schemas/contact/contact';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen } from '@sopaan/testing/render-route';
import { SopaanTheme } from '@sopaan/ui/core';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { topicTitle } from '../features/under-development/topic';
import { Component } from './under-development.screen';

function open(topic: string) {
  const network = fakeNetwork().on(sendContactMessageEndpoint, () => ({
    id: 'm1',
    reference: 'M1',
  }));
  const route = { path: '/under-development/:title', url: `/under-development/${topic}`, network };
  return { network, ...renderScreen({ Component }, route) };
}

test.each([
  ['carrers', 'Carrers'],
  ['online-engagement', 'Online engagement'],
])('[HO-043] [HO-045] the topic %s has the title %p', async (topic, title) => {
  open(topic);
  expect(
    await screen.findByRole('heading', {
      level: 1,
      name: `${title} is currently under development`,
    }),
  ).toBeVisible();
  expect(document.title).toBe(`${title} | Sopaan`);
});

test.each([
  ['faq', 'Faq', '/support'],
  ['hiring-platform', 'Hiring platform', '/Hiring-platform'],
])('[HO-042] the topic %s is live and leads to its page', async (topic, title, path) => {
  open(topic);
  await screen.findByRole('heading', { level: 1, name: `${title} is live` });
  expect(document.title).toBe(`${title} | Sopaan`);
  expect(screen.getByRole('link', { name: 'Open the page' })).toHaveAttribute('href', path);
});

test('[MK-037] [EX-026] the topic host-opportunity leads to the contact form, not back to the page that links to it', async () => {
  open('host-opportunity');
  await screen.findByRole('heading', { level: 1, name: 'Host an opportunity with our team' });
  expect(document.title).toBe('Host opportunity | Sopaan');
  const link = screen.getByRole('link', { name: 'Write to us' });
  expect(link).toHaveAttribute('href', '/host-opportunity?subject=host#contact');
});

test('[HO-045] replaces dashes by spaces and capitalises the first letter only', () => {
  expect(topicTitle('more--for-IIT-students-')).toBe('More for IIT students');
});

test('[HO-044] Get in touch links to the contact form of the page', async () => {
  open('franchise');
  const anchor = await screen.findByRole('link', { name: 'Get in touch' });
  expect(anchor).toHaveAttribute('href', '#contact');
  expect(document.getElementById('contact')).toContainElement(
    screen.getByRole('heading', { name: 'Contact us' }),
  );
});

test('[HO-044] the contact form sends the message', async () => {
  const { network, user } = open('franchise');
  const message = { name: 'Asha', lastName: 'Rao', email: 'a@example.in', message: 'When?' };
  await user.type(await screen.findByLabelText(/^Name/), message.name);
  await user.type(screen.getByLabelText(/^Last name/), message.lastName);
  await user.type(screen.getByLabelText(/^Email/), message.email);
  await user.type(screen.getByLabelText(/^Your message/), message.message);
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('Your message has been sent.')).toBeVisible();
  expect(network.requests(sendContactMessageEndpoint)).toMatchObject([message]);
});

test('a route whose screen has not been built yet shows its own title, not its parameters', async () => {
  const router = createMemoryRouter(
    [
      {
        path: '/job/preview/:title/:id',
        loader: () => ({ route: { title: 'Job' }, screenPromise: null }),
        hydrateFallbackElement: <p>Loading...</p>,
        Component,
      },
    ],
    { initialEntries: ['/job/preview/clerk/1'] },
  );
  render(
    <SopaanTheme>
      <RouterProvider router={router} />
    </SopaanTheme>,
  );
  await screen.findByRole('heading', { name: 'Job is currently under development' });
});
