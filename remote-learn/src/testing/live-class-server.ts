import { ApiError } from '@sopaan/api-client/api-error';
import type { ErrorCode } from '@sopaan/contract/error-codes';
import {
  endClassEndpoint,
  getLiveClassEndpoint,
  getLiveClassesEndpoint,
  registerForClassEndpoint,
  startClassEndpoint,
  unregisterFromClassEndpoint,
  type LiveClass,
} from '@sopaan/schemas/live-classes/live-class';
import { getMediaEndpoint } from '@sopaan/schemas/live-classes/media';
import { fakeNetwork } from '@sopaan/testing/fake-network';

export const apiError = (code: ErrorCode, status = 400) =>
  new ApiError({ code, status, origin: 'server' });

export const aLiveClass: LiveClass = {
  classId: 'lc1',
  title: 'Rivers, live',
  description: 'Bring your atlas.',
  courseId: 'c1',
  courseName: 'Geography of India',
  teacherName: 'Meera Iyer',
  startsAt: '2026-03-02T13:00:00.000Z',
  endsAt: '2026-03-02T14:00:00.000Z',
  state: 'scheduled',
  capacity: 30,
  registeredCount: 12,
  isRegistered: false,
  may: ['register'],
  closedReason: '',
  serverTime: '2026-03-02T12:50:00.000Z',
};

export const registered = {
  isRegistered: true,
  may: ['unregister', 'enter'],
} satisfies Partial<LiveClass>;
export const live = {
  isRegistered: true,
  state: 'live',
  may: ['enter'],
} satisfies Partial<LiveClass>;

/** A fake server with one live class. */
export function liveClassServer(changes: Partial<LiveClass> = {}) {
  let liveClass: LiveClass = { ...aLiveClass, ...changes };
  const change = (next: Partial<LiveClass>) => () => {
    liveClass = { ...liveClass, ...next };
    return liveClass;
  };
  const network = fakeNetwork()
    .on(getLiveClassEndpoint, ({ id }) =>
      id === liveClass.classId ? liveClass : apiError('NOT_FOUND', 404),
    )
    .on(getLiveClassesEndpoint, () => ({ items: [liveClass], nextCursor: null }))
    .on(registerForClassEndpoint, change({ ...registered, registeredCount: 13 }))
    .on(unregisterFromClassEndpoint, change({ isRegistered: false, may: ['register'] }))
    .on(startClassEndpoint, change({ state: 'live' }))
    .on(endClassEndpoint, change({ state: 'ended', may: [] }))
    .on(getMediaEndpoint, () => ({
      isAvailable: false,
      kind: 'forwarding' as const,
      iceServers: [],
    }));
  return { network, change: (next: Partial<LiveClass>) => void change(next)() };
}
