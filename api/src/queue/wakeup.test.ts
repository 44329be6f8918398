import { Wakeup } from './wakeup';

let wakeup: Wakeup;
beforeEach(() => {
  jest.useFakeTimers();
  wakeup = new Wakeup();
});
afterEach(() => jest.useRealTimers());

function sleep(milliseconds: number): { isOver: () => boolean } {
  let over = false;
  void wakeup.sleep(milliseconds).then(() => {
    over = true;
  });
  return { isOver: () => over };
}

test('sleep ends after its duration', async () => {
  const { isOver } = sleep(1_000);
  await jest.advanceTimersByTimeAsync(999);
  expect(isOver()).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(isOver()).toBe(true);
});

test('the earliest wake-up ends sleep; a later one does not delay it', async () => {
  const { isOver } = sleep(1_000);
  wakeup.wake(50);
  await jest.advanceTimersByTimeAsync(40);
  wakeup.wake(50);
  await jest.advanceTimersByTimeAsync(10);
  expect(isOver()).toBe(true);
});

test('a wake-up while awake shortens only the next sleep', async () => {
  wakeup.wake(50);
  wakeup.wake();
  const first = sleep(1_000);
  await jest.advanceTimersByTimeAsync(0);
  expect(first.isOver()).toBe(true);
  const second = sleep(1_000);
  await jest.advanceTimersByTimeAsync(999);
  expect(second.isOver()).toBe(false);
});
