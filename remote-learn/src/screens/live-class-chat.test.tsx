import { sendMessageEndpoint } from '@sopaan/schemas/live-classes/room';
import { act, screen, waitFor, within } from '@testing-library/react';
import { entry, installFakeRoom, me } from '../testing/fake-room';
import { apiError, live, liveClassServer } from '../testing/live-class-server';
import { openLiveClass } from '../testing/open-live-class';

let room: ReturnType<typeof installFakeRoom>;
beforeEach(() => {
  room = installFakeRoom();
});
afterEach(() => room.uninstall());

async function openChat() {
  const { network } = liveClassServer(live);
  const view = openLiveClass({ network });
  await screen.findByRole('heading', { name: 'Chat' });
  room.join({ entries: [entry(1, 'Namaste')] });
  return { ...view, network };
}

const log = () => screen.getByRole('log', { name: 'Messages' });
const field = () => screen.getByRole('textbox', { name: 'Message' });
const own = (seq: number, messageId: string, text: string) =>
  entry(seq, text, { messageId, memberId: me.memberId, name: 'Asha Rao' });

test('[LE-025] a sent message appears in the chat, and the field is emptied; an empty one is not sent', async () => {
  const { user, network } = await openChat();
  network.on(sendMessageEndpoint, ({ messageId, text }) => own(2, messageId, text));
  await user.type(field(), '   {Enter}');
  expect(network.requests(sendMessageEndpoint)).toEqual([]);
  await user.clear(field());
  await user.type(field(), 'Hello{Shift>}{Enter}{/Shift}all{Enter}');
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  expect(within(log()).getByText('Sending…')).toBeInTheDocument();
  const [sent] = network.requests(sendMessageEndpoint);
  expect(sent).toMatchObject({ id: 'lc1', text: 'Hello\nall' });
  room.send({ type: 'chat', entries: [own(2, sent?.messageId ?? '', 'Hello\nall')] });
  expect(within(log()).queryByText('Sending…')).toBeNull();
  expect(within(log()).getAllByText(/Hello/)).toHaveLength(1);
});

test('a message that could not be sent stays and can be retried with the same id', async () => {
  const { user, network } = await openChat();
  network.on(sendMessageEndpoint, () => apiError('NETWORK', 0));
  await user.type(field(), 'Hello');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await within(log()).findByText(/^Not sent\./)).toBeInTheDocument();
  // Read before the next `on`, which begins the requests anew.
  const [failed] = network.requests(sendMessageEndpoint);
  network.on(sendMessageEndpoint, ({ messageId, text }) => own(2, messageId, text));
  await user.click(within(log()).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(network.requests(sendMessageEndpoint)).toEqual([failed]));
  room.send({ type: 'chat', entries: [own(2, failed?.messageId ?? '', 'Hello')] });
  expect(within(log()).getAllByText('Hello')).toHaveLength(1);
});

test('after a lost connection the chat continues, with nothing lost or duplicated', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  await openChat();
  room.lose();
  expect(screen.getByText('You are offline. Reconnecting…')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(room.sockets).toHaveLength(2);
  room.join({ entries: [entry(1, 'Namaste'), entry(2, 'Missed')] });
  expect(room.current().joined?.lastSeq).toBe(1);
  expect(within(log()).getAllByText('Namaste')).toHaveLength(1);
  expect(within(log()).getByText('Missed')).toBeInTheDocument();
  expect(screen.queryByText('You are offline. Reconnecting…')).toBeNull();
  jest.useRealTimers();
});

test('a connection without events for 40 seconds counts as lost', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  await openChat();
  act(() => void jest.advanceTimersByTime(40_000));
  expect(screen.getByText('You are offline. Reconnecting…')).toBeInTheDocument();
  expect(room.current().isClosed).toBe(true);
  jest.useRealTimers();
});

test('a connection whose token has expired is reopened with a new token', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  await openChat();
  room.send({ type: 'closed', reason: 'token-expired' });
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(room.sockets).toHaveLength(2);
  jest.useRealTimers();
});

test('a removed message is replaced by a note', async () => {
  await openChat();
  room.send({
    type: 'chat',
    entries: [entry(2, '', { kind: 'removal', messageId: entry(1, '').messageId })],
  });
  expect(within(log()).getByText('This message was removed.')).toBeInTheDocument();
  expect(within(log()).queryByText('Namaste')).toBeNull();
});

test('new messages are announced, unless the member turns that off', async () => {
  const { user } = await openChat();
  expect(log()).toHaveAttribute('aria-live', 'polite');
  await user.click(screen.getByRole('switch', { name: 'Announce new messages to screen readers' }));
  expect(log()).toHaveAttribute('aria-live', 'off');
});

test('a member who has scrolled up stays there when messages arrive, and has a button to the newest', async () => {
  const { user } = await openChat();
  const element = log();
  Object.defineProperties(element, {
    scrollHeight: { value: 1_000 },
    clientHeight: { value: 200 },
  });
  element.scrollTop = 100;
  act(() => void element.dispatchEvent(new Event('scroll')));
  room.send({ type: 'chat', entries: [entry(2, 'New')] });
  expect(element.scrollTop).toBe(100);
  await user.click(screen.getByRole('button', { name: 'Newest messages' }));
  expect(element.scrollTop).toBe(1_000);
  expect(element).toHaveFocus();
});
