import { bus } from '@sopaan/events/bus';
import { renderHook } from '@testing-library/react';
import { useBusy, useConfirmLeave } from './busy';

const task = { remote: 'learn', task: 'quiz' };

/** The activities published by a test, shortened. */
function listen(): string[] {
  const received: string[] = [];
  const stop = bus.subscribe('activity:changed', ({ task: name, busy, reason }) =>
    received.push(`${name} ${busy ? reason : 'idle'}`),
  );
  stops.push(stop);
  received.length = 0;
  return received;
}
const stops: Array<() => void> = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

test('a page is busy while there is a reason, and idle again when its component leaves', () => {
  const received = listen();
  const initialProps: { reason: string | null } = { reason: null };
  const { rerender, unmount } = renderHook(({ reason }) => useBusy({ ...task }, reason), {
    initialProps,
  });
  expect(received).toEqual([]);
  rerender({ reason: 'A quiz is open' });
  rerender({ reason: 'A quiz is open' });
  expect(received).toEqual(['quiz A quiz is open']);
  rerender({ reason: null });
  expect(received).toEqual(['quiz A quiz is open', 'quiz idle']);
  rerender({ reason: 'Another quiz' });
  unmount();
  expect(received.slice(2)).toEqual(['quiz Another quiz', 'quiz idle']);
});

function leave(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return !event.defaultPrevented;
}

test('the browser asks before the page is left only while something is unsaved', () => {
  const { rerender, unmount } = renderHook(({ isUnsaved }) => useConfirmLeave(isUnsaved), {
    initialProps: { isUnsaved: false },
  });
  expect(leave()).toBe(true);
  rerender({ isUnsaved: true });
  expect(leave()).toBe(false);
  rerender({ isUnsaved: false });
  expect(leave()).toBe(true);
  rerender({ isUnsaved: true });
  unmount();
  expect(leave()).toBe(true);
});
