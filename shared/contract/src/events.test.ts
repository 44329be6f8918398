import { eventDefinitions } from './events';

const valid = {
  'session:changed': { status: 'member' },
  'session:expired': { next: '/profile/profile' },
  'toast:requested': { message: 'Saved', kind: 'success' },
  'navigation:requested': { to: '/course' },
  'like:changed': { kind: 'course', id: 'course-1', liked: true, count: 3 },
  'enrolment:changed': { courseId: 'course-1', enrolled: true },
  'registration:changed': { eventId: 'event-1', state: 'waiting' },
  'solution:changed': { challengeId: 'challenge-1', language: 'python', content: '' },
  'profile:changed': { section: 'skills' },
  'document:changed': { slot: 'panCard', state: 'uploaded' },
  'notices:changed': { unread: 3 },
  'activity:changed': { remote: 'learn', task: 'quiz', busy: true, reason: 'a quiz is running' },
  'timer:changed': { secondsLeft: null },
} as const;

test.each(Object.entries(valid))('%s accepts its payload and rejects another', (name, payload) => {
  expect(eventPayload(name).isValidSync(payload, { strict: true })).toBe(true);
  expect(eventPayload(name).isValidSync({ wrong: true }, { strict: true })).toBe(false);
});

test('logout:requested may omit `quiet`, as remotes before contract 2.9 do', () => {
  const { payload } = eventDefinitions['logout:requested'];
  expect(payload.isValidSync({}, { strict: true })).toBe(true);
  expect(payload.isValidSync({ quiet: true }, { strict: true })).toBe(true);
  expect(payload.isValidSync({ quiet: 'yes' }, { strict: true })).toBe(false);
});

test('navigation:requested rejects URLs of other sites', () => {
  const { payload } = eventDefinitions['navigation:requested'];
  expect(payload.isValidSync({ to: 'https://evil.example' })).toBe(false);
  expect(payload.isValidSync({ to: '//evil.example' })).toBe(false);
});

function eventPayload(name: string) {
  const entry = Object.entries(eventDefinitions).find(([eventName]) => eventName === name);
  if (!entry) throw new Error(`There is no event ${name}`);
  return entry[1].payload;
}
