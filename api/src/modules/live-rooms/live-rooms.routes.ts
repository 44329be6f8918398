import {
  answerQuestionEndpoint,
  askQuestionEndpoint,
  lockChatEndpoint,
  moderateMemberEndpoint,
  removeMessageEndpoint,
  removeQuestionEndpoint,
  sendMessageEndpoint,
  setHandEndpoint,
  voteQuestionEndpoint,
} from '@sopaan/schemas/live-classes/room';
import type { FastifyInstance } from 'fastify';
import { perAccount, type Limit } from '../../rate-limit/limits';
import { route } from '../../routes/route';
import type { ClassMedia } from '../live-classes/class-media';
import { removeMessage, sendMessage } from './chat/chat.service';
import { setHand } from './members/hands.service';
import { lockChat, moderateMember } from './moderation/moderation.service';
import {
  answerQuestion,
  askQuestion,
  removeQuestion,
  voteQuestion,
} from './questions/questions.service';
import { HEARTBEAT_MS, Rooms } from './rooms/rooms';
import { JOIN_TIMEOUT_MS, roomSocket } from './sockets/room-socket.routes';

const perMinute = (name: string, count: number): { limits: readonly Limit[] } => ({
  limits: [{ name, by: perAccount, count, seconds: 60 }],
});
const MESSAGES = perMinute('room messages', 60);
const RAISED_HANDS = perMinute('room hands', 20);
const QUESTIONS = perMinute('room questions', 20);
const VOTES = perMinute('room votes', 60);
const MODERATION = perMinute('room moderation', 240);

export interface RoomTimes {
  heartbeatMs: number;
  /** How long a socket may be open without its first message. */
  joinTimeoutMs: number;
}

export const ROOM_TIMES: RoomTimes = {
  heartbeatMs: HEARTBEAT_MS,
  joinTimeoutMs: JOIN_TIMEOUT_MS,
};

declare module 'fastify' {
  interface FastifyInstance {
    rooms: Rooms;
  }
}

export function liveRooms(
  app: FastifyInstance,
  { heartbeatMs, joinTimeoutMs }: RoomTimes,
  media: ClassMedia,
): void {
  const { database, log } = app;
  const rooms = new Rooms({
    database,
    log,
    heartbeatMs,
    run: (work) => app.runningHandlers.run(work),
  });
  app.decorate('rooms', rooms);
  roomSocket(app, { rooms, joinTimeoutMs });

  route(
    app,
    sendMessageEndpoint,
    ({ input: { id: classId, ...message }, user }) =>
      sendMessage(database, { classId, userId: user.id }, message),
    MESSAGES,
  );

  route(
    app,
    removeMessageEndpoint,
    async ({ input: { id: classId, messageId }, user }) => {
      await removeMessage(database, { classId, userId: user.id }, messageId);
      return {};
    },
    MODERATION,
  );

  route(
    app,
    setHandEndpoint,
    async ({ input: { id: classId, isRaised }, user }) => {
      await setHand(database, { classId, userId: user.id }, isRaised);
      return {};
    },
    RAISED_HANDS,
  );

  route(
    app,
    askQuestionEndpoint,
    async ({ input: { id: classId, ...question }, user }) => {
      await askQuestion(database, { classId, userId: user.id }, question);
      return {};
    },
    QUESTIONS,
  );

  route(
    app,
    voteQuestionEndpoint,
    async ({ input: { id: classId, ...vote }, user }) => {
      await voteQuestion(database, { classId, userId: user.id }, vote);
      return {};
    },
    VOTES,
  );

  route(
    app,
    answerQuestionEndpoint,
    async ({ input: { id: classId, ...answer }, user }) => {
      await answerQuestion(database, { classId, userId: user.id }, answer);
      return {};
    },
    MODERATION,
  );

  route(
    app,
    removeQuestionEndpoint,
    async ({ input: { id: classId, questionId }, user }) => {
      await removeQuestion(database, { classId, userId: user.id }, questionId);
      return {};
    },
    MODERATION,
  );

  route(
    app,
    lockChatEndpoint,
    async ({ input: { id: classId, isLocked }, user }) => {
      await lockChat(database, { classId, userId: user.id }, isLocked);
      return {};
    },
    MODERATION,
  );

  route(
    app,
    moderateMemberEndpoint,
    async ({ input: { id: classId, ...moderation }, user }) => {
      const removedId = await moderateMember(database, { classId, userId: user.id }, moderation);
      if (removedId !== undefined) await media.closeMember({ classId, userId: removedId });
      return {};
    },
    MODERATION,
  );
}
