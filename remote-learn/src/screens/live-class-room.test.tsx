import { ApiError } from '@sopaan/api-client/api-error';
import {
  askQuestionEndpoint,
  lockChatEndpoint,
  moderateMemberEndpoint,
  removeMessageEndpoint,
  setHandEndpoint,
  voteQuestionEndpoint,
} from '@sopaan/schemas/live-classes/room';
import { screen, waitFor, within } from '@testing-library/react';
import { aQuestion, entry, installFakeRoom, me, ravi, teacher } from '../testing/fake-room';
import { live, liveClassServer } from '../testing/live-class-server';
import { openLiveClass } from '../testing/open-live-class';

let room: ReturnType<typeof installFakeRoom>;
beforeEach(() => {
  room = installFakeRoom();
});
afterEach(() => room.uninstall());

async function openRoom({ isTeacher = false } = {}) {
  const server = liveClassServer(isTeacher ? { ...live, may: ['teach', 'enter'] } : live);
  const view = openLiveClass({ network: server.network });
  await screen.findByRole('heading', { name: 'Chat' });
  room.join({ isTeacher, entries: [entry(1, 'Namaste')] });
  return { ...view, ...server };
}

const section = (name: string) => within(screen.getByRole('region', { name }));
const done = () => ({});

test('[LE-022] [LE-023] the room has the video, the participants and the chat from the server', async () => {
  await openRoom();
  expect(screen.getByRole('region', { name: 'Video' })).toBeInTheDocument();
  const participants = section('Participants (3)');
  expect(participants.getByText('Asha Rao (you)')).toBeInTheDocument();
  expect(participants.getByText('Ravi Das')).toBeInTheDocument();
  const chat = section('Chat');
  expect(chat.getByRole('log')).toHaveTextContent('Namaste');
  expect(chat.getByRole('textbox', { name: 'Message' })).toBeInTheDocument();
  expect(chat.getByRole('button', { name: 'Send' })).toBeInTheDocument();
  expect(room.current().url).toBe('ws://localhost/api/live-classes/lc1/socket');
  expect(room.current().joined).toEqual({ token: 'test-token', lastSeq: 0 });
});

test('[LE-024] a button shows and hides the chat on phones', async () => {
  const { user } = await openRoom();
  const toggle = screen.getByRole('button', { name: 'Show Chat' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await user.click(toggle);
  expect(screen.getByRole('button', { name: 'Hide Chat' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

test('a raised hand is sent to the server and shown to everybody', async () => {
  const { user, network } = await openRoom();
  network.on(setHandEndpoint, done);
  await user.click(screen.getByRole('button', { name: 'Raise hand' }));
  expect(network.requests(setHandEndpoint)).toEqual([{ id: 'lc1', isRaised: true }]);
  const raised = { ...me, handRaisedAt: '2026-03-02T13:06:00.000Z' };
  room.send({ type: 'participants', participants: [teacher, raised, ravi] });
  expect(screen.getByText('Hand raised')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Lower hand' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test.each(['Raise hand', `Vote for: ${aQuestion.text}`])(
  '“%s” stays focusable while its request is sent',
  async (name) => {
    const { user, network } = await openRoom();
    room.send({ type: 'questions', questions: [aQuestion] });
    let respond: () => void = () => undefined;
    const responded = new Promise<object>((resolve) => {
      respond = () => resolve({});
    });
    network.on(setHandEndpoint, () => responded).on(voteQuestionEndpoint, () => responded);
    const button = screen.getByRole('button', { name });
    await user.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    expect(button).toBeEnabled();
    respond();
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
  },
);

test('a raised hand is shown on its button at once, and lowered when it cannot be sent', async () => {
  const { user, network } = await openRoom();
  let fail: () => void = () => undefined;
  const failed = new Promise<ApiError>((resolve) => {
    fail = () => resolve(new ApiError({ code: 'NETWORK', status: 0, origin: 'browser' }));
  });
  network.on(setHandEndpoint, () => failed);
  const button = screen.getByRole('button', { name: 'Raise hand' });
  await user.click(button);
  await waitFor(() => expect(button).toHaveAccessibleName('Lower hand'));
  fail();
  await waitFor(() => expect(button).toHaveAccessibleName('Raise hand'));
});

test('a vote is shown at once, and taken back when it cannot be sent', async () => {
  const { user, network } = await openRoom();
  room.send({ type: 'questions', questions: [aQuestion] });
  let fail: () => void = () => undefined;
  const failed = new Promise<ApiError>((resolve) => {
    fail = () => resolve(new ApiError({ code: 'NETWORK', status: 0, origin: 'browser' }));
  });
  network.on(voteQuestionEndpoint, () => failed);
  const button = screen.getByRole('button', { name: `Vote for: ${aQuestion.text}` });
  const votes = Number(button.textContent);
  await user.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
  expect(button).toHaveTextContent(String(votes + 1));
  fail();
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
  expect(button).toHaveTextContent(String(votes));
  expect(await section('Questions').findByRole('alert')).toBeVisible();
});

test('members can ask questions and vote for those of others', async () => {
  const { user, network } = await openRoom();
  network.on(askQuestionEndpoint, done).on(voteQuestionEndpoint, done);
  const questions = section('Questions');
  await user.click(questions.getByRole('button', { name: 'Ask' }));
  expect(
    await questions.findByText('Please write a question.', { selector: 'p' }),
  ).toBeInTheDocument();
  await user.type(questions.getByRole('textbox', { name: 'Your question' }), 'Why?');
  await user.click(questions.getByRole('button', { name: 'Ask' }));
  expect(network.requests(askQuestionEndpoint)).toMatchObject([{ id: 'lc1', text: 'Why?' }]);

  const own = {
    ...aQuestion,
    questionId: '5a1f3c5e-7f1e-4b8f-9d66-00000000000b',
    memberId: me.memberId,
    text: 'Why?',
  };
  room.send({ type: 'questions', questions: [aQuestion, own] });
  await user.click(questions.getByRole('button', { name: `Vote for: ${aQuestion.text}` }));
  expect(network.requests(voteQuestionEndpoint)).toMatchObject([
    { questionId: aQuestion.questionId, isVoted: true },
  ]);
  expect(questions.queryByRole('button', { name: 'Vote for: Why?' })).toBeNull();
});

test('the teacher can lock the chat, and mute and remove members', async () => {
  const { user, network } = await openRoom({ isTeacher: true });
  network
    .on(lockChatEndpoint, done)
    .on(moderateMemberEndpoint, done)
    .on(removeMessageEndpoint, done);
  await user.click(screen.getByRole('button', { name: 'Lock chat' }));
  expect(network.requests(lockChatEndpoint)).toEqual([{ id: 'lc1', isLocked: true }]);
  await user.click(screen.getByRole('button', { name: 'Remove the message of Ravi Das: Namaste' }));
  expect(network.requests(removeMessageEndpoint)).toMatchObject([{ id: 'lc1' }]);

  await user.click(screen.getByRole('button', { name: 'Options for Ravi Das' }));
  await user.click(screen.getByRole('menuitem', { name: 'Mute in chat' }));
  await user.click(screen.getByRole('button', { name: 'Options for Ravi Das' }));
  await user.click(screen.getByRole('menuitem', { name: 'Remove from the class' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(network.requests(moderateMemberEndpoint)).toEqual([
    { id: 'lc1', memberId: ravi.memberId, isMuted: true },
    { id: 'lc1', memberId: ravi.memberId, isRemoved: true },
  ]);
});

test('there is no message field for a muted member or while the chat is locked', async () => {
  await openRoom();
  room.send({
    type: 'room',
    state: 'live',
    isChatLocked: true,
    isBroadcasting: false,
    isRecording: false,
  });
  expect(screen.getByText('The teacher has locked the chat.')).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
  room.send(
    { type: 'room', state: 'live', isChatLocked: false, isBroadcasting: false, isRecording: false },
    { type: 'participants', participants: [teacher, { ...me, isMuted: true }] },
  );
  expect(screen.getByText(/muted you/)).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('the teacher can end the class for everybody', async () => {
  const { user } = await openRoom({ isTeacher: true });
  await user.click(screen.getByRole('button', { name: 'End the class' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'End the class?' }));
  await user.click(dialog.getByRole('button', { name: 'End the class' }));
  expect(await screen.findByText('This class has ended')).toBeInTheDocument();
  expect(room.current().isClosed).toBe(true);
});

test('members see immediately that the class has ended', async () => {
  const { change } = await openRoom();
  change({ state: 'ended', may: [] });
  room.send(
    {
      type: 'room',
      state: 'ended',
      isChatLocked: false,
      isBroadcasting: false,
      isRecording: false,
    },
    { type: 'closed', reason: 'ended' },
  );
  expect(await screen.findByText('This class has ended')).toBeInTheDocument();
});

test('a removed member sees the reason, and the page does not reconnect', async () => {
  await openRoom();
  room.send({ type: 'closed', reason: 'removed' });
  expect(screen.getByText('The teacher has removed you from this class')).toBeInTheDocument();
  expect(room.current().isClosed).toBe(true);
  room.lose();
  expect(room.sockets).toHaveLength(1);
});

test('without a media server the page explains what is not available', async () => {
  await openRoom();
  expect(await screen.findByText('No video or audio')).toBeInTheDocument();
});
