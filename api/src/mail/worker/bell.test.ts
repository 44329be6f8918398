import { Bell } from './bell';

let bell: Bell;
beforeEach(() => {
  jest.useFakeTimers();
  bell = new Bell();
});
afterEach(() => jest.useRealTimers());

function pause(milliseconds: number): { isOver: () => boolean } {
  let over = false;
  void bell.pause(milliseconds).then(() => {
    over = true;
  });
  return { isOver: () => over };
}

test('a pause ends when its time is over', async () => {
  const { isOver } = pause(1_000);
  await jest.advanceTimersByTimeAsync(999);
  expect(isOver()).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(isOver()).toBe(true);
});

test('the first of several rings ends it sooner, a later one does not put it off', async () => {
  const { isOver } = pause(1_000);
  bell.ring(50);
  await jest.advanceTimersByTimeAsync(40);
  bell.ring(50);
  await jest.advanceTimersByTimeAsync(10);
  expect(isOver()).toBe(true);
});

test('a ring that nobody waits for shortens the next pause, and only that one', async () => {
  bell.ring(50);
  bell.ring();
  const first = pause(1_000);
  await jest.advanceTimersByTimeAsync(0);
  expect(first.isOver()).toBe(true);
  const second = pause(1_000);
  await jest.advanceTimersByTimeAsync(999);
  expect(second.isOver()).toBe(false);
});
