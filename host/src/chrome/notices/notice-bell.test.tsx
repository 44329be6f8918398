import { configureApi } from '@sopaan/api-client/call';
import { bus } from '@sopaan/events/bus';
import { getUnreadEndpoint } from '@sopaan/schemas/notices/notice';
import { startSession, endSession } from '@sopaan/session/actions';
import { SopaanTheme } from '@sopaan/ui/core';
import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { NoticeBellSlot } from './notice-bell-slot';

/** A server whose stream is controlled by the test. */
function fakeServer({ unread = 0 } = {}) {
  const encoder = new TextEncoder();
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  const signals: Array<AbortSignal | null | undefined> = [];
  const calls: string[] = [];
  const state = { isDown: false, canStream: true, unread };
  const body = () => JSON.stringify({ unread: state.unread });
  const respond: typeof fetch = async (input, init) => {
    const path = String(input).replace('/api/', '');
    calls.push(path);
    if (state.isDown) throw new TypeError('fetch failed');
    if (path === getUnreadEndpoint.path || !state.canStream) {
      return Response.json({ unread: state.unread });
    }
    signals.push(init?.signal);
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        streams.push(controller);
        controller.enqueue(encoder.encode(`event: unread\ndata: ${body()}\n\n`));
        init?.signal?.addEventListener('abort', () =>
          controller.error(new DOMException('aborted', 'AbortError')),
        );
      },
    });
    return new Response(stream, { headers: { 'content-type': 'text/event-stream' } });
  };
  configureApi({ fetch: respond, getToken: () => 'T1' });
  return {
    state,
    calls,
    signals,
    send(count: number) {
      state.unread = count;
      streams.at(-1)?.enqueue(encoder.encode(`event: unread\ndata: ${body()}\n\n`));
    },
    cut: () => streams.at(-1)?.error(new TypeError('the connection was lost')),
  };
}

function open() {
  startSession('T1');
  return render(
    <SopaanTheme>
      <MemoryRouter>
        <NoticeBellSlot />
      </MemoryRouter>
    </SopaanTheme>,
  );
}

const bell = (name: string) => screen.findByRole('link', { name });

afterEach(() => endSession());

test('shows how many notices are unread, and links to them', async () => {
  fakeServer({ unread: 3 });
  open();
  expect(await bell('Notices, 3 unread')).toHaveAttribute('href', '/profile/notices?unread');
});

test('a notice arrives without reloading the page', async () => {
  const server = fakeServer();
  open();
  expect(await bell('Notices')).toHaveAttribute('href', '/profile/notices');
  await waitFor(() => expect(server.signals).toHaveLength(1));
  server.send(1);
  expect(await bell('Notices, 1 unread')).toBeVisible();
  server.send(120);
  expect(await bell('Notices, 120 unread')).toHaveTextContent('99+');
});

test('the number falls when another part of the page has read a notice', async () => {
  fakeServer({ unread: 2 });
  open();
  await bell('Notices, 2 unread');
  act(() => void bus.publish('notices:changed', { unread: 1 }, 'profile'));
  expect(await bell('Notices, 1 unread')).toBeVisible();
});

test('the arrival of a notice is published to other units', async () => {
  const counts: number[] = [];
  const unsubscribe = bus.subscribe('notices:changed', ({ unread }) => counts.push(unread));
  const server = fakeServer();
  open();
  await waitFor(() => expect(counts).toContain(0));
  server.send(1);
  await waitFor(() => expect(counts).toContain(1));
  unsubscribe();
});

test('a lost stream is reopened, and notices missed meanwhile are shown', async () => {
  const server = fakeServer();
  open();
  await waitFor(() => expect(server.signals).toHaveLength(1));
  server.state.unread = 4;
  server.cut();
  expect(await screen.findByRole('link', { name: 'Notices, 4 unread' })).toBeVisible();
  await waitFor(() => expect(server.signals).toHaveLength(2));
  server.send(5);
  expect(await bell('Notices, 5 unread')).toBeVisible();
});

test('the number is polled if the server does not stream', async () => {
  jest.useFakeTimers();
  const server = fakeServer({ unread: 1 });
  server.state.canStream = false;
  open();
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('link', { name: 'Notices, 1 unread' })).toBeVisible();
  server.state.unread = 2;
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  expect(screen.getByRole('link', { name: 'Notices, 2 unread' })).toBeVisible();
  jest.useRealTimers();
});

test('the stream is closed while the page is hidden, and when the member logs out', async () => {
  const server = fakeServer();
  open();
  await waitFor(() => expect(server.signals).toHaveLength(1));
  const visibility = jest.spyOn(document, 'visibilityState', 'get');
  visibility.mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(server.signals[0]?.aborted).toBe(true);
  visibility.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(server.signals).toHaveLength(2));
  act(() => endSession());
  expect(screen.queryByRole('link')).toBeNull();
  expect(server.signals[1]?.aborted).toBe(true);
});

test('guests have no bell', () => {
  const server = fakeServer();
  endSession();
  render(
    <MemoryRouter>
      <NoticeBellSlot />
    </MemoryRouter>,
  );
  expect(screen.queryByRole('link')).toBeNull();
  expect(server.calls).toEqual([]);
});
