/** Moves the time of day and the monotonic clock forward. */
export function advanceTime(seconds: number): void {
  const clock = jest.spyOn(performance, 'now');
  const before = clock.getMockImplementation();
  clock.mockImplementation(() => (before?.call(performance) ?? 0) + seconds * 1000);
  setClockBack(-seconds);
}

/** Sets the time of day back, which does not affect the monotonic clock. */
export function setClockBack(seconds: number): void {
  const clock = jest.spyOn(Date, 'now');
  const before = clock.getMockImplementation();
  clock.mockImplementation(() => (before?.call(Date) ?? 0) - seconds * 1000);
}
