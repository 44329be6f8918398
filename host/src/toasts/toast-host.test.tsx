/** @jest-environment-options {"sheets": true} */
import type { EventPayload } from '@sopaan/contract/events';
import { bus } from '@sopaan/events/bus';
import { SopaanTheme } from '@sopaan/ui/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { layouts } from '../layouts/layouts';
import { ToastHost } from './toast-host';
import { toastStore } from './toast-store';

beforeEach(() => {
  jest.useFakeTimers();
  toastStore.setState(toastStore.getInitialState(), true);
});
afterEach(() => jest.useRealTimers());

/** Advances the clock in small steps, so that React renders and sets new timers in between. */
async function advanceTime(milliseconds: number): Promise<void> {
  for (let remaining = milliseconds; remaining >= 0; remaining -= 50) {
    await act(() => jest.advanceTimersByTimeAsync(Math.min(remaining, 50)));
  }
}

async function open(): Promise<void> {
  render(
    <SopaanTheme>
      <ToastHost />
    </SopaanTheme>,
  );
  await advanceTime(0);
}

/** Requests a toast and waits until it is shown. */
async function requestToast(toast: Partial<EventPayload<'toast:requested'>>): Promise<void> {
  act(() => bus.publish('toast:requested', { message: 'Saved', kind: 'success', ...toast }));
  await advanceTime(300);
}

/** More than a toast takes to leave the screen. */
const EXIT_MS = 1_000;
const cards = () => [...document.querySelectorAll<HTMLElement>('[data-toast]')];
const toastTexts = () => cards().map((card) => card.textContent);

test('the live region exists before the first toast, which is rendered into it', async () => {
  await open();
  const region = screen.getByRole('log', { name: 'Notifications' });
  expect(region).toBeEmptyDOMElement();
  await requestToast({ message: 'Saved' });
  expect(region).toContainElement(screen.getByText('Saved'));
});

test('[HO-057] a toast without its own duration closes after 4000 ms', async () => {
  await open();
  await requestToast({});
  await advanceTime(3_600);
  expect(toastTexts()).toEqual(['Saved']);
  await advanceTime(200 + EXIT_MS);
  expect(cards()).toEqual([]);
});

test('a toast closes after its own duration', async () => {
  await open();
  await requestToast({ duration: 8_000 });
  await advanceTime(7_600);
  expect(cards()).toHaveLength(1);
  await advanceTime(200 + EXIT_MS);
  expect(cards()).toHaveLength(0);
});

test('a loading toast stays until it is replaced', async () => {
  await open();
  await requestToast({ kind: 'loading', key: 'logout', message: 'Logging out...' });
  await advanceTime(10_000);
  expect(toastTexts()).toEqual(['Logging out...']);
  await requestToast({ kind: 'success', key: 'logout', message: 'Done' });
  expect(toastTexts()).toEqual(['Done']);
  expect(cards()[0]).toHaveAttribute('data-toast', 'success');
  await advanceTime(3_900 + EXIT_MS);
  expect(cards()).toEqual([]);
});

test.each([
  ['page', 5_000],
  ['learn', 5_000],
  ['site', 4_000],
] as const)('[HO-017] [HO-057] on the layout %s a toast stays %i ms', async (layout, duration) => {
  const page = { Component: layouts[layout], children: [{ path: '/', element: <ToastHost /> }] };
  const router = createMemoryRouter([page]);
  render(
    <SopaanTheme>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </SopaanTheme>,
  );
  await advanceTime(0);
  await requestToast({});
  await advanceTime(duration - 400);
  expect(cards()).toHaveLength(1);
  await advanceTime(200 + EXIT_MS);
  expect(cards()).toHaveLength(0);
});

test('[HO-017] toasts are shown at the top centre', async () => {
  await open();
  await requestToast({});
  const container = cards()[0]?.closest('.notistack-SnackbarContainer');
  expect(container).toHaveStyle({ position: 'fixed', left: '50%' });
});

test('[HO-058] of more than three toasts the newest three are visible', async () => {
  await open();
  for (const message of ['one', 'two', 'three', 'four', 'five']) {
    await requestToast({ message, duration: 60_000 });
  }
  await advanceTime(2 * EXIT_MS);
  expect(toastTexts()).toEqual(['three', 'four', 'five']);
});

test('[HO-060] a toast is 356 px wide, with a gap of 14 px between two', async () => {
  await open();
  await requestToast({});
  expect(cards()[0]).toHaveStyle({ width: '356px' });
  const wrapper = cards()[0]?.closest('.notistack-CollapseWrapper');
  expect(wrapper).toHaveStyle({ paddingTop: '7px', paddingBottom: '7px' });
});

/** Presses, moves and releases the pointer within `over` milliseconds. */
async function swipe({ x = 0, y = 0, over }: { x?: number; y?: number; over: number }) {
  const text = screen.getByText('Saved');
  const firePointer = (type: string, clientX: number, clientY: number, timeStamp: number) => {
    const event = new MouseEvent(type, { bubbles: true, clientX, clientY, button: 0 });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    fireEvent(text, event);
  };
  firePointer('pointerdown', 100, 100, 1_000);
  firePointer('pointermove', 100 + x, 100 + y, 1_000 + over);
  firePointer('pointerup', 100 + x, 100 + y, 1_000 + over);
  await advanceTime(EXIT_MS);
}

test.each([
  ['45 px to the right, slowly', true, { x: 45, over: 10_000 }],
  ['45 px to the top, slowly', true, { y: -45, over: 10_000 }],
  ['44 px, slowly', false, { x: 44, over: 10_000 }],
  ['20 px at 0.2 px/ms', true, { x: -20, over: 100 }],
  ['20 px at 0.1 px/ms', false, { x: -20, over: 200 }],
  ['2 px in 5 ms, a press', false, { x: 2, over: 5 }],
])('[HO-059] a swipe of %s dismisses the toast: %p', async (_what, dismissed, movement) => {
  await open();
  await requestToast({ duration: 60_000 });
  await swipe(movement);
  expect(cards()).toHaveLength(dismissed ? 0 : 1);
});

test('the button dismisses a toast', async () => {
  await open();
  await requestToast({});
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await advanceTime(EXIT_MS);
  expect(cards()).toEqual([]);
});

test('a clock that is set back does not prolong a toast that was hovered', async () => {
  await open();
  await requestToast({});
  jest.setSystemTime(Date.now() - 3_600_000);
  await advanceTime(1_000);
  const [card] = cards();
  if (!card) throw new Error('no toast');
  fireEvent.pointerEnter(card);
  fireEvent.pointerLeave(card);
  await advanceTime(3_000 + EXIT_MS);
  expect(cards()).toEqual([]);
});

test('the duration is paused while a toast is hovered or focused', async () => {
  await open();
  await requestToast({});
  const [card] = cards();
  if (!card) throw new Error('no toast');
  fireEvent.pointerEnter(card);
  await advanceTime(5_000);
  fireEvent.pointerLeave(card);
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  await advanceTime(5_000);
  expect(cards()).toHaveLength(1);
  act(() => screen.getByRole('button', { name: 'Dismiss' }).blur());
  await advanceTime(3_500);
  expect(cards()).toHaveLength(1);
  await advanceTime(300 + EXIT_MS);
  expect(cards()).toHaveLength(0);
});
