import { act, renderHook } from '@testing-library/react';
import { useNow } from './use-now';

afterEach(() => jest.useRealTimers());

test('the first rendering uses the time of the data, later ones the current time, updated at the given instants', () => {
  const deadline = '2099-01-05T13:00:00.000Z';
  const loadedAt = Date.parse('2099-01-05T11:00:00.000Z');
  const visitedAt = Date.parse('2099-01-05T12:00:00.000Z');
  jest.useFakeTimers({ now: visitedAt });
  const rendered: number[] = [];
  renderHook(() => rendered.push(useNow([deadline], loadedAt)));
  expect(rendered).toEqual([loadedAt, visitedAt]);
  act(() => jest.advanceTimersByTime(Date.parse(deadline) - visitedAt));
  expect(rendered.at(-1)).toBe(Date.parse(deadline));
});
