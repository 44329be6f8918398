import type {
  ChatEntry,
  Participant,
  Question,
  RoomEvent,
  RoomState as SharedState,
} from '@sopaan/schemas/live-classes/room';

export interface ChatMessage extends Pick<
  ChatEntry,
  'messageId' | 'memberId' | 'name' | 'isTeacher' | 'text' | 'at'
> {
  isRemoved: boolean;
}

/** `connecting`: for the first time. `offline`: the connection was lost and is being restored. */
type RoomStatus = 'connecting' | 'online' | 'offline' | 'closed';

export interface Room {
  status: RoomStatus;
  /** Why the server has closed the room for the member. */
  closedReason: string;
  /** The member's own id in the class. */
  memberId: string;
  isTeacher: boolean;
  shared: SharedState | null;
  participants: readonly Participant[];
  questions: readonly Question[];
  messages: readonly ChatMessage[];
  /** The number of the last entry of the chat that was received. */
  lastSeq: number;
}

export const EMPTY_ROOM: Room = {
  status: 'connecting',
  closedReason: '',
  memberId: '',
  isTeacher: false,
  shared: null,
  participants: [],
  questions: [],
  messages: [],
  lastSeq: 0,
};

export type RoomChange = RoomEvent | { type: 'lost' };

export function reduceRoom(room: Room, change: RoomChange): Room {
  switch (change.type) {
    case 'joined':
      return {
        ...room,
        status: 'online',
        memberId: change.memberId,
        isTeacher: change.isTeacher,
      };
    case 'room':
      return { ...room, shared: change };
    case 'participants':
      return { ...room, participants: change.participants };
    case 'questions':
      return { ...room, questions: change.questions };
    case 'chat':
      return change.entries.reduce(addEntry, room);
    case 'closed':
      return { ...room, status: 'closed', closedReason: change.reason };
    case 'lost':
      return room.status === 'connecting' ? room : { ...room, status: 'offline' };
  }
}

/** Entries that were received before are ignored. */
function addEntry(room: Room, { seq, kind, ...entry }: ChatEntry): Room {
  if (seq <= room.lastSeq) return room;
  const messages =
    kind === 'message'
      ? [...room.messages, { ...entry, isRemoved: false }]
      : room.messages.map((message) =>
          message.messageId === entry.messageId
            ? { ...message, text: '', isRemoved: true }
            : message,
        );
  return { ...room, messages, lastSeq: seq };
}
