import { SopaanTheme } from '@sopaan/ui/core';
import { act, fireEvent, render } from '@testing-library/react';
import { ToastHost } from './toast-host';

const mockLoad = jest.fn();
jest.mock('./toast-stack', () => {
  mockLoad();
  return { ToastStack: () => null };
});

afterEach(() => jest.useRealTimers());

test('without a toast, the code of the stack is loaded only after the first input', async () => {
  jest.useFakeTimers();
  render(
    <SopaanTheme>
      <ToastHost />
    </SopaanTheme>,
  );
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(mockLoad).not.toHaveBeenCalled();
  fireEvent.pointerDown(document.body);
  await act(() => jest.advanceTimersByTimeAsync(6_000));
  expect(mockLoad).toHaveBeenCalledTimes(1);
});
