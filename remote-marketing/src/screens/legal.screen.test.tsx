import { LEGAL_VERSIONS } from '@sopaan/schemas/marketing/legal';
import { getCompanyEndpoint } from '@sopaan/schemas/marketing/site';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen, waitFor, within } from '@testing-library/react';
import { answerSite } from '../testing/site-server';
import * as privacy from './privacy.screen';
import * as terms from './terms.screen';

const pages = [
  { name: 'Terms & Conditions', page: terms, url: '/terms-conditions' },
  { name: 'Privacy & Policy', page: privacy, url: '/privacy-policy' },
];

describe.each(pages)('$name', ({ name, page, url }) => {
  const open = () => renderScreen(page, { path: url, url, network: answerSite(fakeNetwork()) });

  test('[MK-019] the text has named sections, and contact, address and company cards', async () => {
    open();
    await screen.findByRole('heading', { level: 1, name });
    expect(document.title).toBe(`${name} | Sopaan`);
    expect(screen.getAllByRole('region').length).toBeGreaterThan(8);
    const cards = within(screen.getByRole('complementary'));
    for (const title of ['Contact', 'Address', 'Company'])
      await cards.findByRole('heading', { name: title });
    cards.getByText(/12 Park Street/);
    cards.getByText(/Sopaan Learning Private Limited runs Sopaan. GSTIN: 07AAACS1234A1Z5/);
    expect(cards.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      '/contact-us#contact',
    );
  });

  test('[MK-020][MK-021] the text states refunds, governing law and courts', async () => {
    open();
    const refunds = await screen.findByRole('region', { name: /Refunds/ });
    expect(refunds).toHaveTextContent('within 21 working days');
    expect(refunds).toHaveTextContent('in 3 to 21 days');
    const law = screen.getByRole('region', { name: /Governing law/ });
    expect(law).toHaveTextContent('law of India');
    expect(law).toHaveTextContent('courts of New Delhi');
  });

  test('[MK-022] the hours of support and sales are shown', async () => {
    open();
    const cards = await screen.findByRole('complementary');
    expect(cards).toHaveTextContent('Monday to Friday, 9am to 5pm');
    expect(cards).toHaveTextContent('sales 9 AM to 6 PM');
  });
});

test('[MK-019] on wide screens an index links to each section', async () => {
  const network = answerSite(fakeNetwork());
  renderScreen(terms, { path: '/terms-conditions', url: '/terms-conditions', network });
  const index = await screen.findByRole('navigation', { name: 'On this page' });
  const links = within(index).getAllByRole('link');
  expect(links.length).toBe(screen.getAllByRole('region').length);
  for (const link of links) {
    expect(document.querySelector(link.getAttribute('href') ?? '')).toBeInTheDocument();
  }
});

test('[MK-026] company facts that the settings of the site lack are left out', async () => {
  const network = fakeNetwork().on(getCompanyEndpoint, () => ({
    name: null,
    address: [],
    gstin: null,
  }));
  renderScreen(terms, { path: '/terms-conditions', url: '/terms-conditions', network });
  const cards = within(await screen.findByRole('complementary'));
  await waitFor(() => expect(network.requests(getCompanyEndpoint)).toHaveLength(1));
  expect(cards.getAllByRole('heading')).toHaveLength(1);
});

test('[MK-019] a new version of the text says what has changed', async () => {
  const network = answerSite(fakeNetwork());
  renderScreen(privacy, { path: '/privacy-policy', url: '/privacy-policy', network });
  const { version, changes } = LEGAL_VERSIONS.privacy;
  const text = await screen.findByText(new RegExp(`^Version ${version}, in force since`));
  expect(text).toHaveTextContent(`What is new: ${changes}`);
});
