import { settledWithin, withDeadline } from './deadline';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a promise that settles in time keeps its outcome', async () => {
  await expect(withDeadline(Promise.resolve('there'), 100, () => new Error('late'))).resolves.toBe(
    'there',
  );
  await expect(
    withDeadline(Promise.reject(new Error('broken')), 100, () => new Error('late')),
  ).rejects.toThrow('broken');
});

test('a promise that hangs is given up', async () => {
  const outcome = withDeadline(new Promise(() => undefined), 100, () => new Error('late'));
  jest.advanceTimersByTime(100);
  await expect(outcome).rejects.toThrow('late');
});

test('patience ends with the promise or with the time, whichever is first, and never rejects', async () => {
  await expect(settledWithin(Promise.reject(new Error('broken')), 100)).resolves.toBeUndefined();
  const waiting = settledWithin(new Promise(() => undefined), 100);
  jest.advanceTimersByTime(100);
  await expect(waiting).resolves.toBeUndefined();
});
