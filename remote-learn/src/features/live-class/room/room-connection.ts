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
  /** The number of the last entry of the chat that was received. */
  lastSeq: () => number;
  onChange: (change: RoomChange) => void;
}

/** Connects to the room of a class, and reconnects whenever the connection is lost. Returns a function that disconnects. */
export function connectToRoom({ classId, lastSeq, onChange }: RoomConnectionOptions): () => void {
  let socket: WebSocket | undefined;
  let silenceTimer: ReturnType<typeof setTimeout> | undefined;
  const ended = new AbortController();
  const backoff = createBackoff(() => void connect());

  async function connect(): Promise<void> {
    try {
      // Renews an expired access token, which a WebSocket cannot do.
      await call(getLiveClassEndpoint, { id: classId }, { signal: ended.signal, background: true });
    } catch (error) {
      if (ended.signal.aborted) return;
      if (isApiError(error) && error.status === 401) {
        end({ type: 'closed', reason: 'signed-out' });
        return;
      }
      reconnectLater();
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
      restartSilenceTimer();
    });
    current.addEventListener('message', ({ data }) => {
      if (socket !== current) return;
      restartSilenceTimer();
      const event = parseRoomEvent(String(data));
      // The token is renewed before the next connection.
      if (event?.type === 'closed' && event.reason === 'token-expired') reconnectLater();
      else if (event?.type === 'closed') end(event);
      else if (event) {
        if (event.type === 'joined') backoff.reset();
        onChange(event);
      }
    });
    current.addEventListener('close', () => {
      if (socket === current) reconnectLater();
    });
  }

  function restartSilenceTimer(): void {
    clearTimeout(silenceTimer);
    silenceTimer = setTimeout(reconnectLater, SILENCE_MS);
  }

  function disconnect(): void {
    clearTimeout(silenceTimer);
    const closing = socket;
    socket = undefined;
    closing?.close();
  }

  function reconnectLater(): void {
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
    removeEventListener('offline', reconnectLater);
    backoff.reset();
    disconnect();
  }

  addEventListener('offline', reconnectLater);
  void connect();
  return stop;
}
