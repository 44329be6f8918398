import { randomUUID } from 'node:crypto';
import type { CloseReason, RoomEvent } from '@sopaan/schemas/live-classes/room';
import type { WebSocket } from 'ws';
import { CLOSE_CODES } from './close-codes';

/** More than a minute of events of a busy room: the client is not reading, and the buffer would only fill the memory. */
const MAX_BUFFERED_BYTES = 1_048_576;

/** An event as it is sent to many sockets, so that it is encoded once. */
export type EncodedEvent = Buffer;

export function encodeEvent(event: RoomEvent): EncodedEvent {
  return Buffer.from(JSON.stringify(event));
}

/** One may be late: the network pauses, or this process was too busy to read the response. */
const MAX_UNANSWERED_PINGS = 2;

interface Member {
  classId: string;
  memberId: string;
  isTeacher: boolean;
  userId: string;
  sessionId: string;
}

/** The WebSocket of a member in a room. */
export class RoomSocket {
  /** The id of the connection in the database. */
  readonly id = randomUUID();
  #unansweredPings = 0;

  constructor(
    private readonly socket: WebSocket,
    readonly member: Member,
  ) {
    socket.on('pong', () => {
      this.#unansweredPings = 0;
    });
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  onClose(listener: () => void): void {
    this.socket.once('close', listener);
  }

  /** A client that does not read is disconnected, and catches up when it reconnects. */
  send(event: EncodedEvent): void {
    if (!this.isOpen) return;
    if (this.socket.bufferedAmount > MAX_BUFFERED_BYTES) this.socket.terminate();
    else this.socket.send(event, { binary: false });
  }

  close(reason: CloseReason): void {
    closeWithReason(this.socket, reason);
  }

  /** Disconnects a client that has not responded to the last two pings. */
  ping(): void {
    if (this.#unansweredPings >= MAX_UNANSWERED_PINGS) {
      this.socket.terminate();
      return;
    }
    this.#unansweredPings += 1;
    this.socket.ping();
  }
}

/** Tells the client why it is disconnected. */
export function closeWithReason(socket: WebSocket, reason: CloseReason): void {
  if (socket.readyState !== socket.OPEN) return;
  socket.send(encodeEvent({ type: 'closed', reason }), { binary: false });
  socket.close(CLOSE_CODES.policyViolation, reason);
}
