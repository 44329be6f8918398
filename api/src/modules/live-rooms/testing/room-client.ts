import { once } from 'node:events';
import { parseRoomEvent } from '@sopaan/schemas/live-classes/parse-room-event';
import {
  roomSocketPath,
  type ChatEntry,
  type RoomEvent,
  type RoomEventName,
} from '@sopaan/schemas/live-classes/room';
import { WebSocket } from 'ws';

/** How long to wait for an event, including one from another process. */
const DEADLINE_MS = 30_000;

type EventOf<Name extends RoomEventName> = Extract<RoomEvent, { type: Name }>;

/** The room as a member's browser sees it. */
export class RoomClient {
  readonly events: RoomEvent[] = [];
  readonly socket: WebSocket;
  /** The code with which the socket was closed. */
  readonly closed: Promise<number>;
  readonly #checks = new Set<() => void>();

  constructor(address: string, classId: string) {
    this.socket = new WebSocket(address.replace('http', 'ws') + roomSocketPath(classId));
    this.closed = new Promise((resolve) => {
      this.socket.once('close', resolve);
    });
    // Without a listener an error would be thrown; `close` follows it.
    this.socket.on('error', () => undefined);
    this.socket.on('message', (data) => {
      const event = parseRoomEvent(String(data));
      if (event) this.events.push(event);
      for (const check of this.#checks) check();
    });
  }

  async send(message: unknown): Promise<this> {
    if (this.socket.readyState === WebSocket.CONNECTING) await once(this.socket, 'open');
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
    return this;
  }

  /** The last event of this name. */
  last<Name extends RoomEventName>(name: Name): EventOf<Name> | undefined {
    return this.all(name).at(-1);
  }

  all<Name extends RoomEventName>(name: Name): Array<EventOf<Name>> {
    return this.events.filter((event): event is EventOf<Name> => event.type === name);
  }

  /** The entries of the chat, in the order of their arrival. */
  get entries(): ChatEntry[] {
    return this.all('chat').flatMap(({ entries }) => entries);
  }

  /** Resolves as soon as the condition holds, which is checked after each event. */
  until(description: string, condition: (client: this) => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(timer);
        this.#checks.delete(check);
      };
      const timer = setTimeout(() => {
        end();
        const received = JSON.stringify(this.events.slice(-6));
        reject(new Error(`${description}: not within ${DEADLINE_MS} ms, after ${received}`));
      }, DEADLINE_MS);
      const check = () => {
        if (!condition(this)) return;
        end();
        resolve();
      };
      this.#checks.add(check);
      check();
    });
  }

  /** Drops the connection, as a network failure does. */
  async cut(): Promise<void> {
    this.socket.terminate();
    await this.closed;
  }
}

/** Enters the room. Resolves when its initial events have arrived, or when it has been closed. */
export async function enterRoom(
  address: string,
  { classId, token, lastSeq = 0 }: { classId: string; token: string; lastSeq?: number },
): Promise<RoomClient> {
  const client = await new RoomClient(address, classId).send({ token, lastSeq });
  await client.until('the chat arrives', ({ events }) =>
    events.some(({ type }) => type === 'chat' || type === 'closed'),
  );
  return client;
}
