/**
 * The room of a live class: its chat, participants, raised hands and questions. Members change it through endpoints; the server sends the
 * changes through a WebSocket, so that each one is stored before anybody sees it.
 */
import { array, boolean, number, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';
import { CLASS_STATES } from './live-class';

export const MESSAGE_MAX = 1_000;
export const QUESTION_MAX = 300;

/** The number of latest chat entries that a client gets if it has none, or has missed more than `CHAT_CATCH_UP`. */
export const CHAT_HISTORY = 200;

/** A client that has missed at most this many numbers gets all entries since its last one. */
export const CHAT_CATCH_UP = 2_000;

/** The most open questions of a class, and of one member in it. */
export const MAX_OPEN_QUESTIONS = 100;
export const MAX_OPEN_QUESTIONS_PER_MEMBER = 5;

/**
 * An entry of the chat. `message`: a message. `removal`: the message with this `messageId` was removed; its `text` is empty. Entries have
 * ascending numbers in each class, and are sent in this order. Some numbers are missing, such as those of deleted accounts. In a
 * message that was removed before it is sent, `text` is empty as well, and the removal follows.
 */
export const chatEntrySchema = object({
  seq: number().integer().min(1).required(),
  kind: string().oneOf(['message', 'removal']).required(),
  messageId: string().required(),
  /** The author of the message, as in `participants`. Not the id of the account. */
  memberId: string().required(),
  name: string().required(),
  isTeacher: boolean().required(),
  /** Plain text. */
  text: string().defined(),
  /** ISO instant. */
  at: string().required(),
});
export type ChatEntry = InferType<typeof chatEntrySchema>;

export const participantSchema = object({
  /** Identifies the member in this class. Not the id of the account. */
  memberId: string().required(),
  name: string().required(),
  isTeacher: boolean().required(),
  /** ISO instant; null if the hand is not raised. */
  handRaisedAt: string().nullable().defined(),
  /** Whether the teacher has muted the member in the chat and the questions. */
  isMuted: boolean().required(),
});
export type Participant = InferType<typeof participantSchema>;

export const questionSchema = object({
  questionId: string().required(),
  memberId: string().required(),
  name: string().required(),
  /** Plain text. */
  text: string().required(),
  /** The votes, without the author's own. */
  votes: number().integer().min(0).required(),
  isVoted: boolean().required(),
  isAnswered: boolean().required(),
});
export type Question = InferType<typeof questionSchema>;

export const roomStateSchema = object({
  state: string().oneOf(CLASS_STATES).required(),
  isChatLocked: boolean().required(),
  /** Whether the media server receives audio or video of the teacher. */
  isBroadcasting: boolean().required(),
  /** Whether the class is being recorded. Everybody in the room must be told. */
  isRecording: boolean().default(false),
});
export type RoomState = InferType<typeof roomStateSchema>;

/**
 * Why the server closes a connection. `removed`: by the teacher. `signed-out`: the session has ended, or the token is not valid.
 * `token-expired`: the client gets a new token and reconnects. `not-allowed`: not registered for the class, the class had already ended, or
 * the first message was malformed or late. `ended`: the class has ended, as the last `room` event says. `too-many`: the member has too many
 * connections.
 */
export const CLOSE_REASONS = [
  'removed',
  'signed-out',
  'token-expired',
  'not-allowed',
  'ended',
  'too-many',
] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];

/**
 * What the server sends, as JSON. After `joined` come one `room`, one `participants`, one `questions` and one `chat`, then each of them
 * whenever it changes: `chat` with the new entries, the others complete. `room` is repeated every 15 seconds, so that a client that
 * receives nothing for longer knows that its connection is lost. `closed` is the last event. A connection that ends without it was lost,
 * and the client reconnects.
 */
export const roomEventSchemas = {
  joined: object({
    memberId: string().required(),
    isTeacher: boolean().required(),
    /** The server's clock, an ISO instant. */
    serverTime: string().required(),
  }),
  room: roomStateSchema,
  /** The teacher first, then raised hands in the order of raising, then the others by name. */
  participants: object({ participants: array(participantSchema.required()).required() }),
  /** Open questions first, by their votes, then the newest answered ones. */
  questions: object({ questions: array(questionSchema.required()).required() }),
  chat: object({ entries: array(chatEntrySchema.required()).required() }),
  /** One of `CLOSE_REASONS`. */
  closed: object({ reason: string().required() }),
} as const;
export type RoomEventName = keyof typeof roomEventSchemas;
export type RoomEvent = {
  [Name in RoomEventName]: { type: Name } & InferType<(typeof roomEventSchemas)[Name]>;
}[RoomEventName];

/** The first and only message of the client, as JSON. Before it the server sends nothing. */
export const joinRoomSchema = object({
  token: string().max(4_000).required(),
  /** The number of the last entry of the chat that the client has; 0 if it has none. */
  lastSeq: number().integer().min(0).required(),
}).required();
export type JoinRoom = InferType<typeof joinRoomSchema>;

/** The path of the room's WebSocket. */
export function roomSocketPath(classId: string): string {
  return `/api/live-classes/${encodeURIComponent(classId)}/socket`;
}

const id = string().max(100).required();
const uuid = string().uuid().required();
const changeSchema = object({}).required();
const shared = { access: 'session', response: changeSchema } as const;

export const messageFormSchema = object({
  text: string()
    .trim()
    .max(MESSAGE_MAX, 'A message must not be longer than 1,000 characters.')
    .required('Please write a message.'),
});
export type MessageForm = InferType<typeof messageFormSchema>;

/**
 * Idempotent by `messageId`, which the client chooses: a UUID. CLOSED, with a message, while the class is not live, when the chat is locked
 * (not for the teacher) and for a muted member. CONFLICT if another member has used the id.
 */
export const sendMessageEndpoint = endpoint({
  method: 'PUT',
  path: 'live-classes/:id/messages/:messageId',
  access: 'session',
  request: messageFormSchema.shape({ id, messageId: uuid }),
  response: chatEntrySchema,
  summary: 'Sends a message to the chat of a live class.',
});

/** Idempotent. For the author and the teacher. */
export const removeMessageEndpoint = endpoint({
  ...shared,
  method: 'DELETE',
  path: 'live-classes/:id/messages/:messageId',
  request: object({ id, messageId: uuid }),
  summary: 'Removes a message from the chat of a live class.',
});

/** Idempotent. Raises or lowers the member's own hand. CLOSED, with a message, for raising it while the class is not live. */
export const setHandEndpoint = endpoint({
  ...shared,
  method: 'PUT',
  path: 'live-classes/:id/hand',
  request: object({ id, isRaised: boolean().required() }),
  summary: "Raises or lowers the member's hand in a live class.",
});

export const questionFormSchema = object({
  text: string()
    .trim()
    .max(QUESTION_MAX, 'A question must not be longer than 300 characters.')
    .required('Please write a question.'),
});
export type QuestionForm = InferType<typeof questionFormSchema>;

/** Idempotent by `questionId`, which the client chooses: a UUID. CLOSED as for messages, and when there are too many open questions. */
export const askQuestionEndpoint = endpoint({
  ...shared,
  method: 'PUT',
  path: 'live-classes/:id/questions/:questionId',
  request: questionFormSchema.shape({ id, questionId: uuid }),
  summary: 'Asks a question in a live class.',
});

/** Idempotent. Members cannot vote for their own questions. CLOSED, with a message, while the class is not live and for answered ones. */
export const voteQuestionEndpoint = endpoint({
  ...shared,
  method: 'PUT',
  path: 'live-classes/:id/questions/:questionId/vote',
  request: object({ id, questionId: uuid, isVoted: boolean().required() }),
  summary: 'Votes for a question in a live class, or withdraws the vote.',
});

/** Idempotent. Only for the teacher. */
export const answerQuestionEndpoint = endpoint({
  ...shared,
  method: 'PUT',
  path: 'live-classes/:id/questions/:questionId/answered',
  request: object({ id, questionId: uuid, isAnswered: boolean().required() }),
  summary: 'Marks a question of a live class as answered.',
});

/** Idempotent. For the author and the teacher. */
export const removeQuestionEndpoint = endpoint({
  ...shared,
  method: 'DELETE',
  path: 'live-classes/:id/questions/:questionId',
  request: object({ id, questionId: uuid }),
  summary: 'Removes a question from a live class.',
});

/** Idempotent. Only for the teacher. */
export const lockChatEndpoint = endpoint({
  ...shared,
  method: 'PUT',
  path: 'live-classes/:id/chat-lock',
  request: object({ id, isLocked: boolean().required() }),
  summary: 'Locks or unlocks the chat of a live class.',
});

/** Idempotent. Only for the teacher, about other members. Only the given fields are changed. */
export const moderateMemberEndpoint = endpoint({
  ...shared,
  method: 'PUT',
  path: 'live-classes/:id/members/:memberId',
  request: object({
    id,
    memberId: uuid,
    isMuted: boolean(),
    /** Lowers the member's hand. */
    isHandRaised: boolean().oneOf([false]),
    /** Removes the member from the class permanently. */
    isRemoved: boolean().oneOf([true]),
  }),
  summary: 'Mutes or removes a member of a live class, or lowers a hand.',
});
