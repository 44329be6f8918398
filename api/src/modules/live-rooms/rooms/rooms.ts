import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../database/database';
import { LIVE_CLASSES_CHANNEL, notifyRoom } from '../../live-classes/room-changes';
import {
  addConnection,
  removeConnections,
  renewConnections,
  type LostConnectionRow,
} from '../presence/connections.repository';
import type { RoomSocket } from '../sockets/room-socket';
import { Room } from './room';

/** The interval of heartbeats. A connection that misses three of them is no longer counted. */
export const HEARTBEAT_MS = 15_000;
/** The delay groups members who leave together, as when a class ends or a network fails. */
const LEAVE_DELAY_MS = 100;

interface Options {
  database: Database;
  log: Pick<FastifyBaseLogger, 'warn'>;
  heartbeatMs: number;
  /** Runs work that must finish before the database is closed. */
  run: (work: () => Promise<void>) => Promise<void>;
}

/** The rooms with sockets in this process, and the presence of their members. */
export class Rooms {
  readonly #options: Options;
  readonly #processId = randomUUID();
  readonly #rooms = new Map<string, Room>();
  readonly #sockets = new Map<string, RoomSocket>();
  /** The ids of closed connections that are still in the database. */
  readonly #left = new Set<string>();
  #leaveTimer: NodeJS.Timeout | undefined;
  #heartbeat: NodeJS.Timeout | undefined;
  #stopListening: (() => void) | undefined;
  #isClosed = false;

  constructor(options: Options) {
    this.#options = options;
  }

  get socketCount(): number {
    return this.#sockets.size;
  }

  /** The number of sockets of an account in this process. */
  countOf(userId: string): number {
    let count = 0;
    for (const { member } of this.#sockets.values()) if (member.userId === userId) count += 1;
    return count;
  }

  /** Adds a member who may be in the room. `lastSeq` is the last entry of the chat that the client has. */
  async join(socket: RoomSocket, lastSeq: number): Promise<void> {
    const { classId, memberId } = socket.member;
    const { database } = this.#options;
    // The app has closed the socket.
    if (this.#isClosed) return;
    this.#sockets.set(socket.id, socket);
    socket.onClose(() => this.#leave(socket));
    this.#start();
    await addConnection(database, { id: socket.id, memberId, processId: this.#processId });
    await notifyRoom(database, classId);
    if (socket.isOpen) {
      this.#roomOf(classId).join(socket, lastSeq);
      return;
    }
    this.#left.add(socket.id);
    await this.#removeLeft();
  }

  /** Removes the presence of members who are still connected. Call it after closing their sockets. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#stop();
    for (const id of this.#sockets.keys()) this.#left.add(id);
    this.#sockets.clear();
    this.#rooms.clear();
    await this.#removeLeft();
  }

  #start(): void {
    this.#stopListening ??= this.#options.database.listen(LIVE_CLASSES_CHANNEL, (classId) => {
      // Null after a lost connection, when changes of any class may have been missed.
      if (classId === null) this.#refreshAll();
      else this.#rooms.get(classId)?.refresh();
    });
    this.#heartbeat ??= setInterval(() => {
      void this.#options.run(() => this.#beat());
    }, this.#options.heartbeatMs);
  }

  #stop(): void {
    this.#stopListening?.();
    this.#stopListening = undefined;
    clearInterval(this.#heartbeat);
    this.#heartbeat = undefined;
  }

  #refreshAll(): void {
    for (const room of this.#rooms.values()) room.refresh();
  }

  #roomOf(classId: string): Room {
    const existing = this.#rooms.get(classId);
    if (existing) return existing;
    const { database, log } = this.#options;
    const onError = (error: unknown) =>
      log.warn({ err: error, classId }, 'the changes of a room could not be read');
    const room = new Room({ classId, database, onError });
    this.#rooms.set(classId, room);
    return room;
  }

  #leave(socket: RoomSocket): void {
    const { classId } = socket.member;
    const room = this.#rooms.get(classId);
    room?.leave(socket);
    if (room?.isEmpty) this.#rooms.delete(classId);
    if (this.#sockets.delete(socket.id)) this.#forget(socket.id);
    if (this.#sockets.size === 0) this.#stop();
  }

  /** Removes the presence after a delay, together with that of others who leave. */
  #forget(id: string): void {
    this.#left.add(id);
    this.#leaveTimer ??= setTimeout(() => {
      void this.#options.run(() => this.#removeLeft());
    }, LEAVE_DELAY_MS);
  }

  async #removeLeft(): Promise<void> {
    clearTimeout(this.#leaveTimer);
    this.#leaveTimer = undefined;
    const ids = [...this.#left];
    this.#left.clear();
    if (ids.length === 0) return;
    try {
      await this.#options.database.transaction(async (transaction) => {
        const classIds = await removeConnections(transaction, ids);
        for (const classId of classIds) await notifyRoom(transaction, classId);
      });
    } catch (error) {
      // The connections expire anyway, because they are no longer renewed.
      this.#options.log.warn({ err: error }, 'connections to rooms could not be removed');
    }
  }

  async #beat(): Promise<void> {
    for (const socket of this.#sockets.values()) socket.ping();
    for (const room of this.#rooms.values()) room.repeatState();
    const connections = [...this.#sockets.values()].map(({ id, member }) => ({
      id,
      memberId: member.memberId,
      sessionId: member.sessionId,
    }));
    try {
      const lost = await renewConnections(this.#options.database, {
        connections,
        processId: this.#processId,
      });
      for (const row of lost) this.#sockets.get(row.id)?.close(disconnectReason(row));
    } catch (error) {
      this.#options.log.warn({ err: error }, 'connections to rooms could not be renewed');
    }
    // Detects changes that are not announced: connections of killed processes, and classes that have ended automatically.
    this.#refreshAll();
  }
}

function disconnectReason(row: LostConnectionRow) {
  if (!row.is_signed_in) return 'signed-out';
  if (row.is_removed) return 'removed';
  return row.state === 'ended' ? 'ended' : 'not-allowed';
}
