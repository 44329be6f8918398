import { call } from '@sopaan/api-client/call';
import { getApiConfiguration } from '@sopaan/api-client/configuration';
import { isApiError } from '@sopaan/api-client/api-error';
import { getLiveClassEndpoint } from '@sopaan/schemas/live-classes/live-class';
import { parseRoomEvent } from '@sopaan/schemas/live-classes/parse-room-event';
import { roomSocketPath, type JoinRoom } from '@sopaan/schemas/live-classes/room';
import { createBackoff } from '../../../requests/backoff';
import type { RoomChange } from './room-state';

/** The server sends something at least this often, so a longer silence means that the connection is lost. */
const SILENCE_MS = 40_000;

interface RoomConnectionOptions {
  classId: string;
  /** The number of the last entry of the chat that has come. */
  lastSeq: () => number;
  onChange: (change: RoomChange) => void;
}

/** Connects to the room of a class, and again whenever the connection is lost. Returns a function that disconnects. */
export function connectToRoom({ classId, lastSeq, onChange }: RoomConnectionOptions): () => void {
  let socket: WebSocket | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const ended = new AbortController();
  const backoff = createBackoff(() => void connect());

  async function connect(): Promise<void> {
    try {
      // Renews an expired access token, which a WebSocket cannot.
      await call(getLiveClassEndpoint, { id: classId }, { signal: ended.signal, background: true });
    } catch (error) {
      if (ended.signal.aborted) return;
      if (isApiError(error) && error.status === 401) {
        end({ type: 'closed', reason: 'signed-out' });
        return;
      }
      lose();
      return;
    }
    if (!ended.signal.aborted) open();
  }

  function open(): void {
    const { baseUrl, getToken } = getApiConfiguration();
    const url = new URL(roomSocketPath(classId), baseUrl === '' ? location.origin : baseUrl);
    url.protocol = url.protocol.replace('http', 'ws');
    const current = new WebSocket(url);
    socket = current;
    current.addEventListener('open', () => {
      const join: JoinRoom = { token: getToken() ?? '', lastSeq: lastSeq() };
      current.send(JSON.stringify(join));
      expectEvents();
    });
    current.addEventListener('message', ({ data }) => {
      if (socket !== current) return;
      expectEvents();
      const event = parseRoomEvent(String(data));
      // The token is renewed before the next connection.
      if (event?.type === 'closed' && event.reason === 'token-expired') lose();
      else if (event?.type === 'closed') end(event);
      else if (event) {
        if (event.type === 'joined') backoff.reset();
        onChange(event);
      }
    });
    current.addEventListener('close', () => {
      if (socket === current) lose();
    });
  }

  function expectEvents(): void {
    clearTimeout(silence);
    silence = setTimeout(lose, SILENCE_MS);
  }

  function disconnect(): void {
    clearTimeout(silence);
    const closing = socket;
    socket = undefined;
    closing?.close();
  }

  function lose(): void {
    disconnect();
    onChange({ type: 'lost' });
    backoff.schedule();
  }

  function end(change: RoomChange): void {
    stop();
    onChange(change);
  }

  function stop(): void {
    ended.abort();
    removeEventListener('offline', lose);
    backoff.reset();
    disconnect();
  }

  addEventListener('offline', lose);
  void connect();
  return stop;
}
