import { randomUUID } from 'node:crypto';
import { askQuestionEndpoint, sendMessageEndpoint } from '@sopaan/schemas/live-classes/room';
import { addLiveClass, registerMember } from '../../../modules/live-rooms/testing/live-class';
import type { Sample, Samples, World } from './sample';

/** Others are not registered for the class. */
const ofTeacher = (input: (world: World, classId: string) => object | Promise<object>): Sample => ({
  async input(world) {
    const id = await addLiveClass(world.api.database, world.owner);
    return { id, ...(await input(world, id)) };
  },
  strangerStatus: 403,
});

export const liveRoomSamples: Samples = {
  // The sample does not upgrade to a WebSocket.
  'GET /api/live-classes/:id/socket': { input: () => ({ id: 'any' }), status: 400 },
  'PUT /api/live-classes/:id/messages/:messageId': ofTeacher(() => ({
    messageId: randomUUID(),
    text: 'Hello',
  })),
  'DELETE /api/live-classes/:id/messages/:messageId': ofTeacher(async ({ api, owner }, id) => {
    const messageId = randomUUID();
    await api.call(sendMessageEndpoint, { id, messageId, text: 'Hello' }, owner.token);
    return { messageId };
  }),
  'PUT /api/live-classes/:id/hand': ofTeacher(() => ({ isRaised: true })),
  'PUT /api/live-classes/:id/questions/:questionId': ofTeacher(() => ({
    questionId: randomUUID(),
    text: 'Why?',
  })),
  'DELETE /api/live-classes/:id/questions/:questionId': ofTeacher(() => ({
    questionId: randomUUID(),
  })),
  'PUT /api/live-classes/:id/questions/:questionId/vote': ofTeacher(async ({ api }, id) => {
    const author = await api.signUp();
    await registerMember(api.database, id, author);
    const questionId = randomUUID();
    await api.call(askQuestionEndpoint, { id, questionId, text: 'Why?' }, author.token);
    return { questionId, isVoted: true };
  }),
  'PUT /api/live-classes/:id/questions/:questionId/answered': ofTeacher(
    async ({ api, owner }, id) => {
      const questionId = randomUUID();
      await api.call(askQuestionEndpoint, { id, questionId, text: 'Why?' }, owner.token);
      return { questionId, isAnswered: true };
    },
  ),
  'PUT /api/live-classes/:id/chat-lock': ofTeacher(() => ({ isLocked: true })),
  'PUT /api/live-classes/:id/members/:memberId': ofTeacher(async ({ api }, id) => ({
    memberId: await registerMember(api.database, id, await api.signUp()),
    isMuted: true,
  })),
};
