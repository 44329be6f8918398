import type { Queryable } from '../../../database/database';
import { toChatEntry } from '../chat/chat-record';
import { findEntriesAfter, findLastSeq } from '../chat/chat.repository';
import { encodeEvent, type EncodedEvent, type RoomSocket } from '../sockets/room-socket';
import { readHistory } from './chat-history';
import { ReadSchedule } from './read-schedule';
import { readAttendance, readRoomView, type Attendance, type RoomView } from './room-view';

const VIEW_INTERVAL_MS = 500;
/** Longer than for other data, because the list of participants is long and changes whenever anybody joins or leaves. */
const PARTICIPANTS_INTERVAL_MS = 1_000;
const RETRY_MS = 1_000;
const CHAT_BATCH = 500;

interface Options {
  classId: string;
  database: Queryable;
  onError: (error: unknown) => void;
}

/** The last event of each type that was sent to a socket. */
interface Sent {
  room?: EncodedEvent;
  questions?: EncodedEvent;
  participants?: EncodedEvent;
}

interface Joining {
  socket: RoomSocket;
  lastSeq: number;
}

/**
 * The sockets of a class in this process. One loop reads what has changed and sends it: reads never overlap, so that entries are sent in
 * their order, and a socket that joins between two reads misses nothing and gets nothing twice.
 */
export class Room {
  readonly #options: Options;
  readonly #sockets = new Map<RoomSocket, Sent>();
  #joining: Joining[] = [];
  readonly #chat = new ReadSchedule(0);
  readonly #view = new ReadSchedule(VIEW_INTERVAL_MS);
  readonly #participants = new ReadSchedule(PARTICIPANTS_INTERVAL_MS);
  #lastSeq: number | undefined;
  #isReading = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** The socket is sent everything that it has missed, and from then on every change. */
  join(socket: RoomSocket, lastSeq: number): void {
    this.#joining.push({ socket, lastSeq });
    void this.#read();
  }

  leave(socket: RoomSocket): void {
    this.#sockets.delete(socket);
    this.#joining = this.#joining.filter((joining) => joining.socket !== socket);
    if (this.isEmpty) clearTimeout(this.#timer);
  }

  get isEmpty(): boolean {
    return this.#sockets.size === 0 && this.#joining.length === 0;
  }

  /** Call it when something in the room may have changed. */
  refresh(): void {
    for (const schedule of this.#schedules()) schedule.markStale();
    void this.#read();
  }

  /** Scripts in browsers do not see pings, so without this a page would not notice a lost connection. */
  repeatState(): void {
    for (const [socket, { room }] of this.#sockets) if (room) socket.send(room);
  }

  #schedules() {
    return [this.#chat, this.#view, this.#participants];
  }

  async #read(): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    clearTimeout(this.#timer);
    let retryMs: number | undefined;
    try {
      while (this.#hasWork()) await this.#readOnce();
    } catch (error) {
      this.#options.onError(error);
      // All data is read again, whichever read has failed.
      for (const schedule of this.#schedules()) schedule.markStale();
      retryMs = RETRY_MS;
    }
    this.#isReading = false;
    if (this.isEmpty) return;
    const waits = this.#schedules().flatMap((schedule) => schedule.msUntilDue() ?? []);
    if (waits.length === 0 && retryMs === undefined) return;
    this.#timer = setTimeout(() => void this.#read(), retryMs ?? Math.min(...waits));
  }

  #hasWork(): boolean {
    if (this.isEmpty) return false;
    return this.#joining.length > 0 || this.#schedules().some((schedule) => schedule.isDue());
  }

  async #readOnce(): Promise<void> {
    if (this.#chat.isDue()) await this.#sendChat();
    if (this.#view.isDue()) await this.#sendView();
    if (this.#participants.isDue()) await this.#sendParticipants();
    if (this.#joining.length > 0) await this.#admit(this.#joining);
  }

  async #sendChat(): Promise<void> {
    const { database, classId } = this.#options;
    this.#chat.start();
    if (this.#lastSeq === undefined) {
      this.#lastSeq = await findLastSeq(database, classId);
      return;
    }
    const after = this.#lastSeq;
    const rows = await findEntriesAfter(database, { classId, after, limit: CHAT_BATCH });
    const last = rows.at(-1);
    if (!last) return;
    this.#lastSeq = last.seq;
    if (rows.length === CHAT_BATCH) this.#chat.markStale();
    const event = encodeEvent({ type: 'chat', entries: rows.map(toChatEntry) });
    for (const socket of this.#sockets.keys()) socket.send(event);
  }

  async #sendView(): Promise<void> {
    this.#view.start();
    const view = await readRoomView(this.#options.database, this.#options.classId);
    for (const [socket, sent] of this.#sockets) {
      sendState(socket, sent, view);
      sendQuestions(socket, sent, view);
    }
    if (!view.state) for (const socket of this.#sockets.keys()) socket.close('not-allowed');
  }

  async #sendParticipants(): Promise<void> {
    this.#participants.start();
    const attendance = await readAttendance(this.#options.database, this.#options.classId);
    for (const [socket, sent] of this.#sockets) sendParticipants(socket, sent, attendance);
  }

  /** Reads do not overlap, so later ones continue after the entries that are sent here. */
  async #admit(joining: readonly Joining[]): Promise<void> {
    const { database, classId } = this.#options;
    const upTo = this.#lastSeq ?? 0;
    const lastSeqs = joining.map(({ lastSeq }) => lastSeq);
    const [view, attendance, entriesFor] = await Promise.all([
      readRoomView(database, classId),
      readAttendance(database, classId),
      readHistory(database, { classId, upTo, lastSeqs }),
    ]);
    for (const { socket, lastSeq } of joining) {
      // The client may have left in the meantime.
      if (!this.#joining.some((one) => one.socket === socket)) continue;
      const { memberId, isTeacher } = socket.member;
      const serverTime = new Date().toISOString();
      socket.send(encodeEvent({ type: 'joined', memberId, isTeacher, serverTime }));
      const sent: Sent = {};
      sendState(socket, sent, view);
      sendParticipants(socket, sent, attendance);
      sendQuestions(socket, sent, view);
      socket.send(encodeEvent({ type: 'chat', entries: entriesFor(lastSeq) }));
      this.#sockets.set(socket, sent);
    }
    const admitted = new Set(joining.map(({ socket }) => socket));
    this.#joining = this.#joining.filter(({ socket }) => !admitted.has(socket));
  }
}

function sendState(socket: RoomSocket, sent: Sent, { room }: RoomView): void {
  if (room) sent.room = sendChanged(socket, sent.room, room);
}

function sendQuestions(socket: RoomSocket, sent: Sent, view: RoomView): void {
  const questions = view.questionsFor(socket.member.memberId);
  sent.questions = sendChanged(socket, sent.questions, questions);
}

function sendParticipants(
  socket: RoomSocket,
  sent: Sent,
  { participants, removed, unregistered }: Attendance,
): void {
  const { memberId } = socket.member;
  if (removed.has(memberId)) socket.close('removed');
  else if (unregistered.has(memberId)) socket.close('not-allowed');
  else sent.participants = sendChanged(socket, sent.participants, participants);
}

/** Sends the event unless it equals the last one. Returns the event that the socket now has. */
function sendChanged(
  socket: RoomSocket,
  sent: EncodedEvent | undefined,
  event: EncodedEvent,
): EncodedEvent {
  if (sent && (sent === event || sent.equals(event))) return sent;
  socket.send(event);
  return event;
}
