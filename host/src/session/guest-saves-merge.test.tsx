import { ApiError } from '@sopaan/api-client/api-error';
import { configureApi } from '@sopaan/api-client/call';
import { bus } from '@sopaan/events/bus';
import { saveItemsEndpoint } from '@sopaan/schemas/saved/saved';
import { endSession, startSession } from '@sopaan/session/actions';
import { addGuestSave, readGuestSaves } from '@sopaan/session/guest-saves';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, waitFor } from '@testing-library/react';
import { GuestSavesMerge } from './guest-saves-merge';

const items = [
  { kind: 'job', id: 'j1' },
  { kind: 'course', id: 'c1' },
] as const;
const network = fakeNetwork();
const toasts: Array<{ kind: string; message: string }> = [];

beforeAll(() => {
  configureApi({ fetch: network.fetch });
  bus.subscribe('toast:requested', ({ kind, message }) => toasts.push({ kind, message }));
});
beforeEach(() => {
  toasts.length = 0;
  network.on(saveItemsEndpoint, () => ({ added: 2, isFull: false }));
  for (const item of items) addGuestSave(item);
});
afterEach(() => {
  act(endSession);
  localStorage.clear();
});

function open() {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['saved-items', 'keys'], []);
  render(
    <QueryClientProvider client={queryClient}>
      <GuestSavesMerge />
    </QueryClientProvider>,
  );
  return { isStale: () => queryClient.getQueryState(['saved-items', 'keys'])?.isInvalidated };
}
const logIn = () => act(() => startSession('T1'));

test('items that a guest saved are added to the account at login and removed from the device', async () => {
  const requests = network.requests(saveItemsEndpoint).length;
  const { isStale } = open();
  expect(network.requests(saveItemsEndpoint)).toHaveLength(requests);
  logIn();
  await waitFor(() =>
    expect(toasts).toEqual([
      {
        kind: 'success',
        message: 'The 2 items that you saved before the login are now in your profile.',
      },
    ]),
  );
  expect(network.requests(saveItemsEndpoint).slice(requests)).toEqual([{ items }]);
  expect(readGuestSaves()).toEqual([]);
  expect(isStale()).toBe(true);
});

test('when the profile is full, a toast says how many items were added; items that it already has cause no toast', async () => {
  network.on(saveItemsEndpoint, () => ({ added: 1, isFull: true }));
  open();
  logIn();
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'warning' }]));
  expect(toasts[0]?.message).toContain('Only 1 of the 2 items');
  expect(readGuestSaves()).toEqual([]);

  act(endSession);
  for (const item of items) addGuestSave(item);
  network.on(saveItemsEndpoint, () => ({ added: 0, isFull: false }));
  logIn();
  await waitFor(() => expect(readGuestSaves()).toEqual([]));
  expect(toasts).toHaveLength(1);
});

test('items that could not be added stay on the device, and are added when the page is opened again', async () => {
  network.on(
    saveItemsEndpoint,
    () => new ApiError({ code: 'UNAVAILABLE', status: 503, origin: 'server' }),
  );
  open();
  logIn();
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error' }]));
  expect(readGuestSaves()).toEqual(items);
  network.on(saveItemsEndpoint, () => ({ added: 2, isFull: false }));
  open();
  await waitFor(() => expect(readGuestSaves()).toEqual([]));
});
