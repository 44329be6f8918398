import { NavigationTimeouts } from './load-timeouts';

/** The timeouts of a page whose host started after the given time. */
function startAfter(hostStartMs: number) {
  jest.spyOn(performance, 'now').mockReturnValue(hostStartMs);
  return new NavigationTimeouts();
}

test('the timeouts of the first screen count from the start of the page', () => {
  for (const hostStartMs of [100, 900, 2000]) {
    const { primaryMs, fallbackMs } = startAfter(hostStartMs).next();
    expect(hostStartMs + primaryMs).toBe(4000);
    expect(hostStartMs + primaryMs + fallbackMs).toBe(7000);
  }
});

test('on a slow connection a remote gets as much time as the host took', () => {
  const { primaryMs, fallbackMs } = startAfter(9000).next();
  expect(primaryMs).toBe(9000);
  expect(fallbackMs).toBe(9000);
});

test('later screens get the full timeouts', () => {
  const timeouts = startAfter(500);
  timeouts.next();
  jest.spyOn(performance, 'now').mockReturnValue(600_000);
  expect(timeouts.next()).toEqual({ primaryMs: 4000, fallbackMs: 3000 });
});
