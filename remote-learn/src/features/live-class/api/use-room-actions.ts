import { call } from '@sopaan/api-client/call';
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
import { useMutation } from '@tanstack/react-query';

interface Moderation {
  isMuted?: boolean;
  isHandRaised?: false;
  isRemoved?: true;
}

/** A change of the room. Its effect arrives through the room's connection, for all members alike. */
export type RoomAction =
  | { type: 'send-message'; messageId: string; text: string }
  | { type: 'remove-message'; messageId: string }
  | { type: 'set-hand'; isRaised: boolean }
  | { type: 'ask'; questionId: string; text: string }
  | { type: 'vote'; questionId: string; isVoted: boolean }
  | { type: 'answer'; questionId: string; isAnswered: boolean }
  | { type: 'remove-question'; questionId: string }
  | { type: 'lock-chat'; isLocked: boolean }
  | { type: 'moderate'; memberId: string; change: Moderation };

export function sendRoomAction(id: string, action: RoomAction): Promise<unknown> {
  switch (action.type) {
    case 'send-message':
      return call(sendMessageEndpoint, { id, messageId: action.messageId, text: action.text });
    case 'remove-message':
      return call(removeMessageEndpoint, { id, messageId: action.messageId });
    case 'set-hand':
      return call(setHandEndpoint, { id, isRaised: action.isRaised });
    case 'ask':
      return call(askQuestionEndpoint, { id, questionId: action.questionId, text: action.text });
    case 'vote':
      return call(voteQuestionEndpoint, {
        id,
        questionId: action.questionId,
        isVoted: action.isVoted,
      });
    case 'answer':
      return call(answerQuestionEndpoint, {
        id,
        questionId: action.questionId,
        isAnswered: action.isAnswered,
      });
    case 'remove-question':
      return call(removeQuestionEndpoint, { id, questionId: action.questionId });
    case 'lock-chat':
      return call(lockChatEndpoint, { id, isLocked: action.isLocked });
    case 'moderate':
      return call(moderateMemberEndpoint, { id, memberId: action.memberId, ...action.change });
  }
}

/** Actions are sent one at a time, in order. */
export function useRoomAction(classId: string) {
  return useMutation({
    mutationFn: (action: RoomAction) => sendRoomAction(classId, action),
    scope: { id: `live-room ${classId}` },
    // Offline, the request fails at once and can be retried.
    networkMode: 'always',
  });
}
