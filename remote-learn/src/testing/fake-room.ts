import {
  joinRoomSchema,
  type ChatEntry,
  type JoinRoom,
  type Participant,
  type Question,
  type RoomEvent,
} from '@sopaan/schemas/live-classes/room';
import { act } from '@testing-library/react';

/** A socket whose server side the test controls. */
class FakeSocket extends EventTarget {
  joined: JoinRoom | null = null;
  isClosed = false;

  constructor(readonly url: string) {
    super();
  }
  send(data: string): void {
    this.joined = joinRoomSchema.validateSync(JSON.parse(data));
  }
  close(): void {
    this.isClosed = true;
  }
}

export const me: Participant = {
  memberId: '5a1f3c5e-7f1e-4b8f-9d66-0000000000a1',
  name: 'Asha Rao',
  isTeacher: false,
  handRaisedAt: null,
  isMuted: false,
};
export const teacher: Participant = {
  ...me,
  memberId: '5a1f3c5e-7f1e-4b8f-9d66-0000000000a3',
  name: 'Meera Iyer',
  isTeacher: true,
};
export const ravi: Participant = {
  ...me,
  memberId: '5a1f3c5e-7f1e-4b8f-9d66-0000000000a2',
  name: 'Ravi Das',
};

export const aQuestion: Question = {
  questionId: '5a1f3c5e-7f1e-4b8f-9d66-00000000000a',
  memberId: ravi.memberId,
  name: 'Ravi Das',
  text: 'Which river is the longest?',
  votes: 2,
  isVoted: false,
  isAnswered: false,
};

/** A message from Ravi. */
export const entry = (seq: number, text: string, changes: Partial<ChatEntry> = {}): ChatEntry => ({
  seq,
  kind: 'message',
  messageId: `5a1f3c5e-7f1e-4b8f-9d66-${String(seq).padStart(12, '0')}`,
  memberId: ravi.memberId,
  name: 'Ravi Das',
  isTeacher: false,
  text,
  at: '2026-03-02T13:05:00.000Z',
  ...changes,
});

/** Replaces `WebSocket`. `uninstall` restores it. */
export function installFakeRoom() {
  const original = globalThis.WebSocket;
  const sockets: FakeSocket[] = [];
  Reflect.set(
    globalThis,
    'WebSocket',
    class extends FakeSocket {
      constructor(url: URL) {
        super(String(url));
        sockets.push(this);
      }
    },
  );

  const current = (): FakeSocket => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error('no socket was opened');
    return socket;
  };
  const send = (...events: RoomEvent[]) =>
    act(() => {
      for (const event of events) {
        current().dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }));
      }
    });

  return {
    sockets,
    current,
    send,
    /** Accepts the connection and sends the events that follow joining. */
    join({ isTeacher = false, entries = [] }: { isTeacher?: boolean; entries?: ChatEntry[] } = {}) {
      act(() => void current().dispatchEvent(new Event('open')));
      send(
        {
          type: 'joined',
          memberId: isTeacher ? teacher.memberId : me.memberId,
          isTeacher,
          serverTime: '2026-03-02T13:05:00.000Z',
        },
        {
          type: 'room',
          state: 'live',
          isChatLocked: false,
          isBroadcasting: false,
          isRecording: false,
        },
        { type: 'participants', participants: [teacher, me, ravi] },
        { type: 'questions', questions: [] },
        { type: 'chat', entries },
      );
    },
    /** Drops the connection. */
    lose: () => act(() => void current().dispatchEvent(new Event('close'))),
    uninstall: () => void Reflect.set(globalThis, 'WebSocket', original),
  };
}
