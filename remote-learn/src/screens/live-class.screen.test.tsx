import {
  getLiveClassesEndpoint,
  registerForClassEndpoint,
} from '@sopaan/schemas/live-classes/live-class';
import { screen } from '@testing-library/react';
import { aLiveClass, apiError, liveClassServer, registered } from '../testing/live-class-server';
import { installFakeRoom } from '../testing/fake-room';
import { openLiveClass } from '../testing/open-live-class';

const LIST_URL = '/learn/liveStream';
const button = (name: string) => screen.findByRole('button', { name });

test('[LE-023] classes are listed with their time and places, and paginated', async () => {
  const { network } = liveClassServer();
  const second = {
    ...aLiveClass,
    classId: 'lc2',
    title: 'Mountains, live',
    state: 'live' as const,
  };
  network.on(getLiveClassesEndpoint, ({ cursor }) =>
    cursor === undefined
      ? { items: [aLiveClass], nextCursor: 'next' }
      : { items: [second], nextCursor: null },
  );
  const { user } = openLiveClass({ network, url: LIST_URL });
  expect(await screen.findByRole('link', { name: 'Rivers, live' })).toHaveAttribute(
    'href',
    '/learn/liveStream?class=lc1',
  );
  expect(screen.getByText(/^2 Mar 2026, /)).toBeInTheDocument();
  expect(screen.getByText('18 of 30 places left')).toBeInTheDocument();
  await user.click(await button('Show more'));
  expect(await screen.findByText('Live now')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test("the list can be limited to the member's own classes, and an empty list links to all classes", async () => {
  const { network } = liveClassServer();
  network.on(getLiveClassesEndpoint, ({ isMine }) => ({
    items: isMine === true ? [] : [aLiveClass],
    nextCursor: null,
  }));
  const { user, url } = openLiveClass({ network, url: LIST_URL });
  await user.click(await button('My classes'));
  expect(url()).toBe('/learn/liveStream?show=mine');
  await user.click(await screen.findByRole('link', { name: 'All classes' }));
  expect(await screen.findByText('Rivers, live')).toBeInTheDocument();
});

test('an unknown class shows a message with a link to the list', async () => {
  const { network } = liveClassServer();
  openLiveClass({ network, url: '/learn/liveStream?class=none' });
  expect(await screen.findByText('Class not found')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All live classes' })).toHaveAttribute('href', LIST_URL);
});

test('a member can register, download the calendar file and withdraw', async () => {
  const room = installFakeRoom();
  const { network } = liveClassServer();
  const { user } = openLiveClass({ network });
  expect(await screen.findByText('Bring your atlas.')).toBeInTheDocument();
  await user.click(await button('Register'));
  expect(await screen.findByText('You are registered.')).toBeInTheDocument();
  const registration = screen.getByRole('group', { name: 'Registration' });
  expect(registration).toHaveFocus();
  expect(screen.getByText('17 of 30 places left')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    '/api/live-classes/lc1/calendar.ics',
  );
  await user.click(await button('Withdraw registration'));
  expect(await button('Register')).toBeInTheDocument();
  expect(registration).toHaveFocus();
  room.uninstall();
});

test('when the registration fails, the error is shown', async () => {
  const { network } = liveClassServer();
  network.on(registerForClassEndpoint, () => apiError('UNAVAILABLE', 503));
  const { user } = openLiveClass({ network });
  await user.click(await button('Register'));
  expect(await screen.findByRole('alert')).toHaveTextContent(apiError('UNAVAILABLE').message);
});

test.each([
  ['full', /All places are taken/],
  ['removed', /The teacher has removed you/],
  ['not-enrolled', /for the students of the course/],
])('the page explains why a member may not register: %s', async (closedReason, text) => {
  const { network } = liveClassServer({ may: [], closedReason });
  openLiveClass({ network });
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
});

test('an ended class links to its course', async () => {
  const { network } = liveClassServer({ state: 'ended', may: [], closedReason: 'ended' });
  openLiveClass({ network });
  expect(await screen.findByText('This class has ended')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the course' })).toHaveAttribute(
    'href',
    '/course/Geography-Of-India/c1',
  );
});

test('[U17] a class without a limit of places, for which nobody has registered, shows no number of places', async () => {
  const { network } = liveClassServer({ capacity: null, registeredCount: 0 });
  openLiveClass({ network });
  expect(await screen.findByText(/^Teacher: /)).toBeInTheDocument();
  expect(screen.queryByText('0 registered')).not.toBeInTheDocument();
});

test('the facts of a class without a limit of places are shown to registered members', async () => {
  const room = installFakeRoom();
  const { network } = liveClassServer({ ...registered, capacity: null });
  openLiveClass({ network });
  expect(await screen.findByText('12 registered')).toBeInTheDocument();
  room.uninstall();
});
