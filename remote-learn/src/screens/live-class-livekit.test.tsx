import { getMediaEndpoint, joinLiveKitEndpoint } from '@sopaan/schemas/live-classes/media';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeLiveKit, Room } from '../testing/fake-livekit';
import { installFakeRoom } from '../testing/fake-room';
import { FakeDeviceTrack, installFakeWebRtc } from '../testing/fake-web-rtc';
import { apiError, live, liveClassServer } from '../testing/live-class-server';
import { openLiveClass } from '../testing/open-live-class';

jest.mock(
  'livekit-client',
  () => jest.requireActual<{ fakeLiveKit: object }>('../testing/fake-livekit').fakeLiveKit,
);
const { DisconnectReason, RoomEvent } = fakeLiveKit;

let room: ReturnType<typeof installFakeRoom>;
let uninstall: () => void;
let device: () => Promise<FakeDeviceTrack>;
beforeEach(() => {
  room = installFakeRoom();
  device = async () => new FakeDeviceTrack();
  uninstall = installFakeWebRtc(() => device());
  Room.all.length = 0;
  Room.failure = undefined;
});
afterEach(() => {
  uninstall();
  room.uninstall();
});

const goOnline = () => globalThis.dispatchEvent(new Event('online'));
const LIVEKIT_URL = 'wss://livekit.example';
const video = () => within(screen.getByRole('region', { name: 'Video' }));
const button = (name: string) => video().findByRole('button', { name });

async function openRoom({ isTeacher = false, isAvailable = true } = {}) {
  const server = liveClassServer(isTeacher ? { ...live, may: ['teach', 'enter'] } : live);
  let tokens = 0;
  server.network
    .on(getMediaEndpoint, () => ({ isAvailable, kind: 'livekit' as const, iceServers: [] }))
    .on(joinLiveKitEndpoint, () => ({ url: LIVEKIT_URL, token: `token ${(tokens += 1)}` }));
  const view = openLiveClass({ network: server.network });
  await screen.findByRole('heading', { name: 'Chat' });
  room.join({ isTeacher });
  return { ...view, ...server };
}

/** The connected room with this number, counted from 1. */
async function connection(number = 1): Promise<Room> {
  // Going online ends the delay before a reconnection.
  await waitFor(() => {
    goOnline();
    expect(Room.all[number - 1]?.state).toBe('connected');
  });
  const found = Room.all[number - 1];
  if (!found) throw new Error('There is no connection.');
  return found;
}

test('[LE-022] a member sees and hears the teacher through LiveKit', async () => {
  const { container, network } = await openRoom();
  const liveKit = await connection();
  expect(liveKit.connectedTo).toEqual({ url: LIVEKIT_URL, token: 'token 1' });
  expect(network.requests(joinLiveKitEndpoint)).toEqual([{ id: 'lc1' }]);
  expect(await video().findByText(/has not turned on camera/)).toBeInTheDocument();
  await liveKit.receive('camera', 'microphone');
  // Whether packets arrive is checked once a second.
  const long = { timeout: 5_000 };
  expect(await video().findByLabelText("The teacher's camera", {}, long)).toBeInTheDocument();
  expect(container.querySelector('audio')).not.toBeNull();
  await liveKit.receive('screen_share', 'microphone');
  expect(await video().findByLabelText("The teacher's screen", {}, long)).toBeInTheDocument();
  expect(video().queryByLabelText("The teacher's camera")).toBeNull();
});

test('after a lost connection the room is joined with a new token', async () => {
  await openRoom();
  const liveKit = await connection();
  await liveKit.emit(RoomEvent.Reconnecting);
  expect(video().getByText('Connecting to video and audio…')).toBeInTheDocument();
  await liveKit.lose(DisconnectReason.SERVER_SHUTDOWN);
  const second = await connection(2);
  expect(second.connectedTo?.token).toBe('token 2');
  expect(await video().findByText(/has not turned on camera/)).toBeInTheDocument();
});

test('a failed request for a token is retried, and the chat works meanwhile', async () => {
  const { network } = await openRoom();
  await (await connection()).lose(DisconnectReason.SERVER_SHUTDOWN);
  network.on(joinLiveKitEndpoint, () => apiError('UNAVAILABLE', 503));
  goOnline();
  await waitFor(() => expect(network.requests(joinLiveKitEndpoint)).toHaveLength(2));
  expect(screen.getByRole('textbox', { name: 'Message' })).toBeInTheDocument();
  network.on(joinLiveKitEndpoint, () => ({ url: LIVEKIT_URL, token: 'another token' }));
  expect((await connection(2)).connectedTo?.token).toBe('another token');
});

test('[LE-022] the teacher sends camera and screen, also after a lost connection', async () => {
  const { user } = await openRoom({ isTeacher: true });
  const liveKit = await connection();
  expect(await video().findByText('Connected to the class.')).toBeInTheDocument();
  await user.click(await button('Turn on camera'));
  await user.click(await button('Share screen'));
  await waitFor(() => expect(liveKit.published).toEqual(['camera', 'screen_share']));
  await user.click(await button('Stop sharing'));
  await waitFor(() => expect(liveKit.published).toEqual(['camera']));
  await liveKit.lose(DisconnectReason.SERVER_SHUTDOWN);
  const second = await connection(2);
  await waitFor(() => expect(second.published).toEqual(['camera']));
});

test('a track that ends or cannot be sent is off, and the page says so', async () => {
  const track = new FakeDeviceTrack();
  device = async () => track;
  const { user } = await openRoom({ isTeacher: true });
  const liveKit = await connection();
  await user.click(await button('Turn on microphone'));
  await waitFor(() => expect(liveKit.published).toEqual(['microphone']));
  await act(async () => track.dispatchEvent(new Event('ended')));
  await button('Turn on microphone');
  await waitFor(() => expect(liveKit.published).toEqual([]));
  Room.failure = new Error('no');
  await user.click(await button('Turn on microphone'));
  expect(await video().findByText('The microphone could not be started.')).toBeInTheDocument();
  expect(await button('Turn on microphone')).toBeInTheDocument();
});

test('a teacher who opens the class in another window sees a message, and the first page does not reconnect', async () => {
  const { network } = await openRoom({ isTeacher: true });
  await (await connection()).lose(DisconnectReason.DUPLICATE_IDENTITY);
  expect(video().getByText(/You teach in another window/)).toBeInTheDocument();
  goOnline();
  expect(network.requests(joinLiveKitEndpoint)).toHaveLength(1);
});

test('leaving the page disconnects from LiveKit', async () => {
  const { unmount } = await openRoom();
  const liveKit = await connection();
  unmount();
  expect(liveKit.state).toBe('disconnected');
});

test('without a LiveKit server, the page says what is missing', async () => {
  await openRoom({ isAvailable: false });
  expect(await video().findByText('No video or audio')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Message' })).toBeInTheDocument();
});
