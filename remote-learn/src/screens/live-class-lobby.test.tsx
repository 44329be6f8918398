import { startClassEndpoint } from '@sopaan/schemas/live-classes/live-class';
import { act, screen } from '@testing-library/react';
import { installFakeRoom } from '../testing/fake-room';
import { liveClassServer, registered } from '../testing/live-class-server';
import { openLiveClass } from '../testing/open-live-class';

let room: ReturnType<typeof installFakeRoom>;
beforeEach(() => {
  room = installFakeRoom();
});
afterEach(() => {
  room.uninstall();
  jest.useRealTimers();
});

const teaches = { may: ['teach', 'enter'] } satisfies Parameters<typeof liveClassServer>[0];

test("the countdown uses the server's clock, as the clock of the device may be wrong", async () => {
  jest.useFakeTimers({ now: Date.parse('2020-01-01T00:00:00Z'), advanceTimers: true });
  const { network } = liveClassServer(registered);
  openLiveClass({ network });
  const timer = await screen.findByRole('timer');
  expect(timer).toHaveTextContent(/^(10 minutes 0 seconds|9 minutes 5\d seconds)$/);
  act(() => void jest.advanceTimersByTime(300_000));
  expect(timer).toHaveTextContent(/^(5 minutes 0 seconds|4 minutes [45]\d seconds)$/);
  act(() => void jest.advanceTimersByTime(300_000));
  expect(screen.getByText('Waiting for the teacher to start…')).toBeInTheDocument();
});

test('the room opens when the teacher starts the class', async () => {
  const server = liveClassServer(registered);
  openLiveClass({ network: server.network });
  await screen.findByRole('timer');
  await screen.findByRole('button', { name: 'Test your speakers' });
  room.join();
  expect(await screen.findByRole('heading', { name: 'Chat' })).toBeInTheDocument();
});

test('the teacher can start the class', async () => {
  const { network } = liveClassServer(teaches);
  const { user } = openLiveClass({ network });
  await user.click(await screen.findByRole('button', { name: 'Start the class' }));
  expect(network.requests(startClassEndpoint)).toEqual([{ id: 'lc1' }]);
  expect(await screen.findByRole('heading', { name: 'Chat' })).toBeInTheDocument();
});

test('a class cannot be started long before its start time', async () => {
  const { network } = liveClassServer({ ...teaches, serverTime: '2026-03-02T09:00:00.000Z' });
  openLiveClass({ network });
  expect(
    await screen.findByText(/start this class from 30 minutes before its start time/),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Start the class' })).toBeNull();
});

test('the camera check reports a missing camera', async () => {
  const { network } = liveClassServer(teaches);
  Reflect.set(navigator, 'mediaDevices', {
    getUserMedia: () => Promise.reject(new DOMException('', 'NotFoundError')),
  });
  const { user } = openLiveClass({ network });
  await user.click(await screen.findByRole('button', { name: 'Test camera and microphone' }));
  expect(await screen.findByText('No camera was found.')).toBeInTheDocument();
  expect(await screen.findByText('No microphone was found.')).toBeInTheDocument();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});
