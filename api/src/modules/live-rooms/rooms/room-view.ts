import type { RoomState } from '@sopaan/schemas/live-classes/room';
import type { Queryable } from '../../../database/database';
import { toParticipant, type PresentMemberRow } from '../presence/participant-record';
import { findPresentMembers } from '../presence/participants.repository';
import { toQuestion, type QuestionRow } from '../questions/question-record';
import { findQuestions } from '../questions/questions.repository';
import { encodeEvent, type EncodedEvent } from '../sockets/room-socket';
import { findRoomState } from './room-state.repository';

/** The open questions, of which there are at most a hundred, and some answered ones. */
const MAX_QUESTIONS = 150;

/** What all members of a room see, apart from the chat and the participants. */
export interface RoomView {
  /** Undefined if the class was deleted. */
  state: RoomState | undefined;
  /** The event `room`, which has the state. */
  room: EncodedEvent | undefined;
  /** The questions, with a mark on those that the member has voted for. */
  questionsFor: (memberId: string) => EncodedEvent;
}

export async function readRoomView(database: Queryable, classId: string): Promise<RoomView> {
  const [state, questions] = await Promise.all([
    findRoomState(database, classId),
    findQuestions(database, { classId, limit: MAX_QUESTIONS }),
  ]);
  return {
    state,
    room: state && encodeEvent({ type: 'room', ...state }),
    questionsFor: questionsEncoder(questions),
  };
}

/** Encodes once for all members who have not voted. */
function questionsEncoder(rows: readonly QuestionRow[]): RoomView['questionsFor'] {
  const voters = new Set(rows.flatMap((row) => row.voters));
  const encode = (memberId: string | null) =>
    encodeEvent({
      type: 'questions',
      questions: rows.map((row) =>
        toQuestion(row, memberId !== null && row.voters.includes(memberId)),
      ),
    });
  let withoutVotes: EncodedEvent | undefined;
  return (memberId) => (voters.has(memberId) ? encode(memberId) : (withoutVotes ??= encode(null)));
}

/** The members with a connection, and which of them may no longer be in the room. */
export interface Attendance {
  participants: EncodedEvent;
  removed: ReadonlySet<string>;
  unregistered: ReadonlySet<string>;
}

export async function readAttendance(database: Queryable, classId: string): Promise<Attendance> {
  const rows = await findPresentMembers(database, classId);
  const isMember = (row: PresentMemberRow) => row.is_teacher || row.is_registered;
  const idsOf = (some: PresentMemberRow[]) => new Set(some.map((row) => row.member_id));
  const present = rows.filter((row) => !row.is_removed && isMember(row));
  return {
    participants: encodeEvent({
      type: 'participants',
      participants: present.map(toParticipant),
    }),
    removed: idsOf(rows.filter((row) => row.is_removed)),
    unregistered: idsOf(rows.filter((row) => !row.is_removed && !isMember(row))),
  };
}
