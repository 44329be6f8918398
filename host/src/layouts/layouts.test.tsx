/** @jest-environment-options {"sheets": true} */
import { configureApi } from '@sopaan/api-client/call';
import { HEADER_HEIGHT } from '@sopaan/contract/layout';
import type { Layout } from '@sopaan/contract/routes';
import { bus } from '@sopaan/events/bus';
import { SopaanTheme } from '@sopaan/ui/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { layouts } from './layouts';

/** Answers media queries for a screen of the given width. */
function mockScreenWidth(width: number): void {
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const minWidth = Number(/min-width:\s*(\d+)px/.exec(query)?.[1] ?? Infinity);
    return Object.assign(new EventTarget(), {
      matches: width >= minWidth,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  });
}

function open(layout: Layout, width = 1280): () => void {
  mockScreenWidth(width);
  configureApi({ fetch: () => Promise.reject(new Error('no calls expected')) });
  const router = createMemoryRouter([
    { Component: layouts[layout], children: [{ path: '/', element: <h1>Content</h1> }] },
  ]);
  const { unmount } = render(
    <SopaanTheme>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </SopaanTheme>,
  );
  return unmount;
}

const isBefore = (a: Element, b: Element): boolean =>
  Boolean(a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING);

test.each(['site', 'page', 'explore'] as const)(
  '[HO-012] [HO-018] the %s layout has a fixed header, content and footer in this order',
  (layout) => {
    open(layout);
    const header = screen.getByRole('banner');
    const main = screen.getByRole('main');
    const footer = screen.getByRole('contentinfo');
    expect(isBefore(header, main) && isBefore(main, footer)).toBe(true);
    expect(getComputedStyle(header)).toMatchObject({ position: 'fixed', height: HEADER_HEIGHT });
    expect(header.parentElement).toHaveStyle({ paddingTop: HEADER_HEIGHT });
    expect(getComputedStyle(document.documentElement).getPropertyValue('--sopaan-header')).toBe(
      '4.8rem',
    );
    expect(within(main).getByRole('heading', { name: 'Content' })).toBeVisible();
    expect(main).toHaveAttribute('id', 'content');
  },
);

test('the first tab stop is a link that skips to the content', () => {
  open('site');
  const skip = screen.getByRole('link', { name: 'Skip to content' });
  expect(skip).toHaveAttribute('href', '#content');
  expect(isBefore(skip, screen.getByRole('banner'))).toBe(true);
  act(() => skip.click());
  expect(screen.getByRole('main')).toHaveFocus();
});

test('[HO-013] the site layout has a bar with four links at the bottom of a small screen', () => {
  open('site', 360);
  const bar = screen.getByRole('navigation', { name: 'Quick links' });
  const targets = within(bar)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(targets).toEqual(['/', '/course', '/institution', '/private-job']);
  expect(within(bar).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
});

test.each([768, 1280])('[HO-014] the site layout has no bar at the bottom at %i px', (width) => {
  open('site', width);
  expect(screen.queryByRole('navigation', { name: 'Quick links' })).toBeNull();
});

test('[HO-014] the site layout has the bar at the bottom up to 767 px', () => {
  open('site', 767);
  expect(screen.getByRole('navigation', { name: 'Quick links' })).toBeVisible();
});

test.each([360, 1280])(
  '[HO-015] [HO-018] the auth layout has a header without menu and no other bars at %i px',
  (width) => {
    open('auth', width);
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  },
);

test('[HO-018] the learn layout has a menu and no footer', () => {
  open('learn');
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(screen.queryByRole('contentinfo')).toBeNull();
});

test('[HO-018] the page layout has no bar at the bottom of a small screen', () => {
  open('page', 360);
  expect(screen.queryByRole('navigation', { name: 'Quick links' })).toBeNull();
});

test('[HO-018] the explore layout has an element for the filter bar', () => {
  open('explore');
  expect(document.getElementById('explore-bar')).toBeInTheDocument();
});

const publishTime = (secondsLeft: number | null) =>
  act(() => bus.publish('timer:changed', { secondsLeft }, 'learn'));

test('[HO-016] the focus layout shows the remaining time in the header while a test runs', () => {
  open('focus');
  expect(screen.queryByRole('timer')).toBeNull();
  publishTime(3671);
  expect(screen.getByRole('timer')).toHaveTextContent(/^Time Left: 01:01:11$/);
  publishTime(600);
  expect(screen.getByRole('timer')).toHaveTextContent(/^Time Left: 00:10:00$/);
  expect(screen.getByRole('banner')).toContainElement(screen.getByRole('timer'));
  const pageClock = () => document.documentElement.style.getPropertyValue('--sopaan-page-clock');
  expect(pageClock()).toBe('none');
  publishTime(null);
  expect(pageClock()).toBe('');
  expect(screen.queryByRole('timer')).toBeNull();
});

test('[HO-016] the focus layout announces the last five minutes and the last minute, but not seconds', () => {
  open('focus');
  publishTime(301);
  expect(screen.queryByText('Five minutes left')).toBeNull();
  publishTime(300);
  expect(screen.getByText('Five minutes left')).toHaveAttribute('role', 'status');
  publishTime(60);
  expect(screen.getByText('One minute left')).toBeInTheDocument();
  expect(screen.getByRole('timer')).toHaveAttribute('aria-live', 'off');
});

test('[HO-016] leaving a page in the focus layout clears the remaining time', () => {
  const close = open('focus');
  publishTime(42);
  close();
  open('focus');
  expect(screen.queryByRole('timer')).toBeNull();
});
