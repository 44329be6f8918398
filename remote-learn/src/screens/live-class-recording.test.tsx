import { getMediaEndpoint, type MediaKind } from '@sopaan/schemas/live-classes/media';
import { setRecordingEndpoint } from '@sopaan/schemas/live-classes/recording';
import { screen } from '@testing-library/react';
import { installFakeRoom } from '../testing/fake-room';
import { apiError, live, liveClassServer } from '../testing/live-class-server';
import { openLiveClass } from '../testing/open-live-class';

let room: ReturnType<typeof installFakeRoom>;
beforeEach(() => {
  room = installFakeRoom();
});
afterEach(() => room.uninstall());

interface Options {
  isTeacher?: boolean;
  isAvailable?: boolean;
  courseId?: string | null;
  kind?: MediaKind;
}

async function openRoom(options: Options = {}) {
  const { isTeacher = true, isAvailable = true, courseId = 'c1', kind = 'forwarding' } = options;
  const { network } = liveClassServer({ ...live, courseId, may: ['enter'] });
  network.on(getMediaEndpoint, () => ({ isAvailable, kind, iceServers: [] }));
  const view = openLiveClass({ network });
  await screen.findByRole('heading', { name: 'Chat' });
  room.join({ isTeacher });
  await screen.findByText(isAvailable ? /cannot play live video/ : 'No video or audio');
  return { ...view, network };
}

const setRecording = (isRecording: boolean) =>
  room.send({
    type: 'room',
    state: 'live',
    isChatLocked: false,
    isBroadcasting: true,
    isRecording,
  });
const notice = () => screen.queryByText('This class is being recorded');

test('everybody is told while the class is recorded', async () => {
  await openRoom({ isTeacher: false });
  expect(notice()).toBe(null);
  setRecording(true);
  expect(notice()).toHaveAttribute('role', 'status');
  setRecording(false);
  expect(notice()).toBe(null);
  expect(screen.queryByRole('button', { name: 'Record' })).toBe(null);
});

test('the teacher starts and stops the recording', async () => {
  const { user, network } = await openRoom();
  network.on(setRecordingEndpoint, () => ({}));
  await user.click(screen.getByRole('button', { name: 'Record' }));
  setRecording(true);
  expect(notice()).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Stop recording' }));
  expect(network.requests(setRecordingEndpoint)).toEqual([
    { id: 'lc1', isRecording: true },
    { id: 'lc1', isRecording: false },
  ]);
});

test('an error is shown when a recording cannot be started, and the button stays', async () => {
  const { user, network } = await openRoom();
  network.on(setRecordingEndpoint, () => apiError('UNAVAILABLE', 503));
  await user.click(screen.getByRole('button', { name: 'Record' }));
  expect(await screen.findByText('The recording could not be changed')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Record' })).toBeEnabled();
});

test.each<[string, Options]>([
  ['of a class without a course', { courseId: null }],
  ['without a media server', { isAvailable: false }],
  ['with LiveKit, which cannot record here', { kind: 'livekit' }],
])('the Record button is not shown %s', async (_what, options) => {
  await openRoom(options);
  expect(screen.getByRole('button', { name: 'End the class' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Record' })).toBe(null);
});
