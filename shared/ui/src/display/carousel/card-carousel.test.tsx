/** @jest-environment-options {"sheets": true} */
import { screen, within } from '@testing-library/react';
import { CardCarousel } from './card-carousel';
import { SLIDE_MS } from './use-card-slider';
import { plainCards } from '../../testing/card-records';
import { renderOnPage } from '../../testing/render-on-page';
import { setViewport } from '../../testing/viewport';

function carousel(count: number, more: object = {}) {
  return (
    <CardCarousel
      type="course"
      cards={plainCards(count)}
      heading="Courses for"
      highlight="you"
      description="Short and deep."
      {...more}
    />
  );
}

const previous = () => screen.getByLabelText('Previous: Courses for you');
const next = () => screen.getByLabelText('Next: Courses for you');
const reachableTitles = () =>
  screen
    .getAllByRole('listitem')
    .filter((item) => !item.hasAttribute('inert'))
    .map((item) => within(item).getByRole('heading').textContent);

test('[SH-001] a card carousel is a region with a heading, a highlighted span and a description', () => {
  setViewport({ width: 1280 });
  renderOnPage(carousel(5));
  const region = screen.getByRole('region', { name: 'Courses for you' });
  expect(within(region).getByRole('heading', { level: 2 })).toHaveTextContent('Courses for you');
  expect(within(region).getByText('you').tagName).toBe('SPAN');
  expect(within(region).getByText('Short and deep.')).toBeVisible();
});

test.each([
  [1440, 4],
  [1024, 4],
  [1023, 3],
  [768, 3],
  [767, 2],
  [600, 2],
  [599, 1],
  [360, 1],
])('[SH-002] at %i px shows %i cards and removes the others from the tab order', (width, count) => {
  setViewport({ width });
  renderOnPage(carousel(7));
  expect(reachableTitles()).toEqual(plainCards(count).map((card) => card.title));
});

test('[SH-003] an arrow moves the carousel by one card in 900 ms', async () => {
  expect(SLIDE_MS).toBe(900);
  setViewport({ width: 1280 });
  const { user } = renderOnPage(carousel(7));
  await user.click(next());
  expect(reachableTitles()).toEqual(['Course 2', 'Course 3', 'Course 4', 'Course 5']);
  expect(screen.getByText('Showing 2 to 5 of 7')).toBeInTheDocument();
  await user.click(next());
  await user.click(previous());
  expect(reachableTitles()[0]).toBe('Course 2');
});

test('[SH-004] a card carousel starts at the first card and stops at the last one, hiding the arrow at each end', async () => {
  setViewport({ width: 1280 });
  const { user } = renderOnPage(carousel(6));
  expect(previous()).not.toBeVisible();
  expect(next()).toBeVisible();
  await user.click(next());
  await user.click(next());
  expect(reachableTitles().at(-1)).toBe('Course 6');
  expect(next()).not.toBeVisible();
  expect(previous()).toBeVisible();
  expect(previous()).toHaveFocus();
});

test('[SH-004] a card carousel has no arrows when all cards are visible', () => {
  setViewport({ width: 1280 });
  renderOnPage(carousel(4));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('[SH-005] a card carousel shows an empty, a loading and a failed state', async () => {
  setViewport({ width: 1280 });
  const retry = jest.fn();
  const { user, update } = renderOnPage(carousel(0));
  expect(screen.getByText('No cards available')).toBeVisible();
  update(carousel(0, { status: 'loading' }));
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  expect(screen.queryByText('No cards available')).not.toBeInTheDocument();
  update(carousel(0, { status: 'failed', onRetry: retry, referenceId: 'req-9' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Courses for you could not be loaded');
  expect(screen.getByText('Reference: req-9')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong on our end.');
  update(carousel(0, { status: 'failed', onRetry: retry, errorMessage: 'No connection.' }));
  expect(screen.getByRole('alert')).toHaveTextContent('No connection.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});
