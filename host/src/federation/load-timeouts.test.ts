/** Imports the module as in a page whose host started after the given time. */
function importAfter(hostStartMs: number) {
  jest.spyOn(performance, 'now').mockReturnValue(hostStartMs);
  let module: typeof import('./load-timeouts') | undefined;
  jest.isolateModules(() => {
    module = jest.requireActual<typeof import('./load-timeouts')>('./load-timeouts');
  });
  if (!module) throw new Error('no module');
  return module;
}

test('the timeouts of the first screen count from the start of the page', () => {
  for (const hostStartMs of [100, 900, 2000]) {
    const { primaryMs, fallbackMs } = importAfter(hostStartMs).nextLoadTimeouts();
    expect(hostStartMs + primaryMs).toBe(4000);
    expect(hostStartMs + primaryMs + fallbackMs).toBe(7000);
  }
});

test('on a slow connection a remote gets as much time as the host took', () => {
  const { primaryMs, fallbackMs } = importAfter(9000).nextLoadTimeouts();
  expect(primaryMs).toBe(9000);
  expect(fallbackMs).toBe(9000);
});

test('later screens get the full timeouts', () => {
  const { nextLoadTimeouts } = importAfter(500);
  nextLoadTimeouts();
  jest.spyOn(performance, 'now').mockReturnValue(600_000);
  expect(nextLoadTimeouts()).toEqual({ primaryMs: 4000, fallbackMs: 3000 });
});
