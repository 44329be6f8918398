import { settledWithin, withDeadline } from './deadline';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('settles like a promise that settles in time', async () => {
  await expect(withDeadline(Promise.resolve('there'), 100, () => new Error('late'))).resolves.toBe(
    'there',
  );
  await expect(
    withDeadline(Promise.reject(new Error('broken')), 100, () => new Error('late')),
  ).rejects.toThrow('broken');
});

test('rejects when a promise does not settle in time', async () => {
  const outcome = withDeadline(new Promise(() => undefined), 100, () => new Error('late'));
  jest.advanceTimersByTime(100);
  await expect(outcome).rejects.toThrow('late');
});

test('settledWithin resolves when the promise settles or the time is over, and never rejects', async () => {
  await expect(settledWithin(Promise.reject(new Error('broken')), 100)).resolves.toBeUndefined();
  const waiting = settledWithin(new Promise(() => undefined), 100);
  jest.advanceTimersByTime(100);
  await expect(waiting).resolves.toBeUndefined();
});
