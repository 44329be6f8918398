/** A page that has just been loaded, and whose host took so long to run. */
function pageAfter(ms: number) {
  jest.spyOn(performance, 'now').mockReturnValue(ms);
  let module: typeof import('./patience') | undefined;
  jest.isolateModules(() => {
    module = jest.requireActual<typeof import('./patience')>('./patience');
  });
  if (!module) throw new Error('no module');
  return module;
}

test('the time of the first screen counts from the start of the page, and ends in time for a failed state', () => {
  for (const hostTook of [100, 900, 2000]) {
    const { alone, beside } = pageAfter(hostTook).patience();
    expect(hostTook + alone).toBe(4000);
    expect(hostTook + alone + beside).toBe(7000);
  }
});

test('on a slow line a remote gets as long again as the host took', () => {
  const { alone, beside } = pageAfter(9000).patience();
  expect(alone).toBe(9000);
  expect(beside).toBe(9000);
});

test('later screens get the full time, however old the page is', () => {
  const { patience } = pageAfter(500);
  patience();
  jest.spyOn(performance, 'now').mockReturnValue(600_000);
  expect(patience()).toEqual({ alone: 4000, beside: 3000 });
});
