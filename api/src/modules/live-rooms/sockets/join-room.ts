import { joinRoomSchema, type CloseReason, type JoinRoom } from '@sopaan/schemas/live-classes/room';
import type { FastifyRequest } from 'fastify';
import { ValidationError } from 'yup';
import type { WebSocket } from 'ws';
import { secondsToWait } from '../../../rate-limit/check-limits';
import { perAccount, type Limit } from '../../../rate-limit/limits';
import { findMember } from '../members/room-access';
import type { Rooms } from '../rooms/rooms';
import { CLOSE_CODES } from './close-codes';
import { closeWithReason, RoomSocket } from './room-socket';

const joinLimits: readonly Limit[] = [
  { name: 'room joins', by: perAccount, count: 120, seconds: 60 },
];
/** The maximum number of sockets of a member in one process. */
const MAX_SOCKETS = 20;

interface Joining {
  rooms: Rooms;
  request: FastifyRequest;
  classId: string;
  /** The first message of the client. */
  message: string;
}

/** Adds the sender of the message to the room, or closes the socket with the reason. */
export async function joinRoom(socket: WebSocket, joining: Joining): Promise<void> {
  const { rooms, request, classId } = joining;
  const refuse = (reason: CloseReason) => closeWithReason(socket, reason);
  const first = parseMessage(joining.message);
  if (!first) return refuse('not-allowed');
  const caller = await request.server.authenticate(first.token);
  if (caller.status === 'expired') return refuse('token-expired');
  if (caller.status === 'invalid') return refuse('signed-out');
  const { user } = caller;
  // The rate limits and the log use the user of the request.
  request.user = user;
  const wait = await secondsToWait(joinLimits, { request, input: {} });
  if (wait > 0) return socket.close(CLOSE_CODES.tryAgainLater, 'too many attempts');
  const member = await findMember(request.server.database, { classId, userId: user.id });
  if (!member || member.state === 'ended') return refuse('not-allowed');
  if (rooms.countOf(user.id) >= MAX_SOCKETS) return refuse('too-many');
  const { memberId, isTeacher } = member;
  const ids = { classId, memberId, userId: user.id, sessionId: user.sessionId };
  return rooms.join(new RoomSocket(socket, { ...ids, isTeacher }), first.lastSeq);
}

function parseMessage(text: string): JoinRoom | undefined {
  try {
    return joinRoomSchema.validateSync(JSON.parse(text), { strict: true });
  } catch (error) {
    if (error instanceof ValidationError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}
