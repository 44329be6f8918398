/** @jest-environment-options {"sheets": true} */
import { searchCompetitionsEndpoint } from '@sopaan/schemas/competitions/competition';
import { getHostEventEndpoint } from '@sopaan/schemas/competitions/host-event';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen, waitFor, within } from '@testing-library/react';
import { aPage } from '../testing/home-lists';
import { aHostEvent } from '../testing/host-event';
import * as detail from './competition-detail.screen';

const at = { path: '/competition/:title/:id', url: '/competition/monsoon-hackathon/event-1' };

test('[EX-034][EX-035] tabs name the three sections and mark the one in view', async () => {
  const tops: Record<string, number> = { about: 100, rounds: 700, rewards: 1500 };
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    return new DOMRect(0, tops[this.id] ?? 0, 300, 400);
  });
  const network = fakeNetwork()
    .on(searchCompetitionsEndpoint, () => aPage([]))
    .on(getHostEventEndpoint, () => aHostEvent());
  renderScreen(detail, { ...at, network });
  const tabs = await screen.findByRole('navigation', { name: 'Competition' });
  const links = within(tabs).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['About', 'Rounds', 'Rewards']);
  expect(links[0]).toHaveAttribute('aria-current');
  Object.assign(tops, { about: -500, rounds: 80, rewards: 900 });
  window.dispatchEvent(new Event('scroll'));
  await waitFor(() => expect(links[1]).toHaveAttribute('aria-current'));
  expect(links[0]).not.toHaveAttribute('aria-current');
  expect(getComputedStyle(tabs.parentElement ?? tabs).position).toBe('sticky');
});
