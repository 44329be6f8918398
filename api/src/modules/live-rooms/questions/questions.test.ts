import { randomUUID } from 'node:crypto';
import {
  answerQuestionEndpoint,
  askQuestionEndpoint,
  MAX_OPEN_QUESTIONS,
  MAX_OPEN_QUESTIONS_PER_MEMBER,
  removeQuestionEndpoint,
  voteQuestionEndpoint,
} from '@sopaan/schemas/live-classes/room';
import { insertRow } from '../../../testing/insert-row';
import { testApp, type TestAccount } from '../../../testing/test-app';
import { addLiveClass, registerMember } from '../testing/live-class';
import { enterRoom, type RoomClient } from '../testing/room-client';

const api = testApp();
let address: string;
let teacher: TestAccount;
let asha: TestAccount;
let ravi: TestAccount;
let classId: string;
let ashaId: string;
const clients: RoomClient[] = [];

beforeAll(async () => {
  address = await api.app.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(async () => {
  [teacher, asha, ravi] = await Promise.all([api.signUp(), api.signUp(), api.signUp()]);
  classId = await addLiveClass(api.database, teacher);
  ashaId = await registerMember(api.database, classId, asha);
  await registerMember(api.database, classId, ravi);
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.cut()));
});

async function enter({ token }: TestAccount): Promise<RoomClient> {
  const client = await enterRoom(address, { classId, token });
  clients.push(client);
  return client;
}

async function ask({ token }: TestAccount, text: string, questionId: string = randomUUID()) {
  await api.call(askQuestionEndpoint, { id: classId, questionId, text }, token);
  return questionId;
}
const vote = ({ token }: TestAccount, questionId: string, isVoted = true) =>
  api.call(voteQuestionEndpoint, { id: classId, questionId, isVoted }, token);
const answer = (questionId: string, isAnswered = true) =>
  api.call(answerQuestionEndpoint, { id: classId, questionId, isAnswered }, teacher.token);
const questionsOf = (client: RoomClient) => client.last('questions')?.questions ?? [];
const textsOf = (client: RoomClient) => questionsOf(client).map(({ text }) => text);

test('the room lists open questions by votes, then answered ones, and marks those that the member has voted for', async () => {
  const [client, other] = [await enter(asha), await enter(ravi)];
  const [first, second] = [await ask(asha, 'Why?'), await ask(ravi, 'How?')];
  await vote(asha, second);
  await vote(asha, second);
  await client.until('the vote arrives', (one) => questionsOf(one)[0]?.votes === 1);
  expect(questionsOf(client)).toMatchObject([
    { questionId: second, text: 'How?', votes: 1, isVoted: true, isAnswered: false },
    { questionId: first, text: 'Why?', votes: 0, isVoted: false, memberId: ashaId },
  ]);
  await other.until('the vote arrives there', (one) => questionsOf(one)[0]?.votes === 1);
  expect(questionsOf(other)[0]).toMatchObject({ votes: 1, isVoted: false });
  await answer(second);
  await client.until('the answered one is last', (one) => questionsOf(one)[1]?.isAnswered === true);
  expect(textsOf(client)).toEqual(['Why?', 'How?']);
  await answer(second, false);
  await vote(asha, second, false);
  await client.until('the vote is withdrawn', (one) =>
    questionsOf(one).every(({ votes, isAnswered }) => votes === 0 && !isAnswered),
  );
});

test('a question that is sent several times concurrently is stored once', async () => {
  const questionId = randomUUID();
  await Promise.all(Array.from({ length: 4 }, () => ask(asha, 'Why?', questionId)));
  expect(textsOf(await enter(ravi))).toEqual(['Why?']);
  const taken = { id: classId, questionId, text: 'How?' };
  expect(await api.rejection(askQuestionEndpoint, taken, ravi.token)).toMatchObject({
    code: 'CONFLICT',
  });
});

test('members cannot vote for their own, answered or unknown questions', async () => {
  const questionId = await ask(asha, 'Why?');
  const rejected = (account: TestAccount, id = questionId) =>
    api.rejection(
      voteQuestionEndpoint,
      { id: classId, questionId: id, isVoted: true },
      account.token,
    );
  expect(await rejected(asha)).toMatchObject({ status: 403 });
  await answer(questionId);
  expect(await rejected(ravi)).toMatchObject({
    code: 'CLOSED',
    message: 'This question has been answered.',
  });
  expect(await rejected(ravi, randomUUID())).toMatchObject({ status: 404 });
});

test('only the teacher can mark a question as answered; the author and the teacher can remove it', async () => {
  const [first, second] = [await ask(asha, 'Why?'), await ask(asha, 'How?')];
  const answered = { id: classId, questionId: first, isAnswered: true };
  expect(await api.rejection(answerQuestionEndpoint, answered, asha.token)).toMatchObject({
    status: 403,
  });
  const remove = (questionId: string, { token }: TestAccount) =>
    api.call(removeQuestionEndpoint, { id: classId, questionId }, token);
  expect(
    await api.rejection(removeQuestionEndpoint, { id: classId, questionId: first }, ravi.token),
  ).toMatchObject({ status: 403 });
  await remove(first, asha);
  await remove(first, asha);
  await remove(second, teacher);
  expect(textsOf(await enter(ravi))).toEqual([]);
});

test('the number of open questions is limited for each member and for the class', async () => {
  const questions: string[] = [];
  for (let count = 0; count < MAX_OPEN_QUESTIONS_PER_MEMBER; count += 1) {
    questions.push(await ask(asha, `Question ${count}`));
  }
  const rejected = ({ token }: TestAccount) =>
    api.rejection(
      askQuestionEndpoint,
      { id: classId, questionId: randomUUID(), text: 'One more' },
      token,
    );
  expect(await rejected(asha)).toMatchObject({
    code: 'CLOSED',
    message: expect.stringContaining('You have 5 open'),
  });
  await answer(questions[0] ?? '');
  await ask(asha, 'One more');
  const missing = MAX_OPEN_QUESTIONS - MAX_OPEN_QUESTIONS_PER_MEMBER;
  for (let count = 0; count < missing; count += 1) {
    const question = { id: randomUUID(), class_id: classId, member_id: ashaId, body: 'Why?' };
    await insertRow(api.database, 'live_class_questions', question);
  }
  expect(await rejected(ravi)).toMatchObject({
    code: 'CLOSED',
    message: expect.stringContaining('There are 100 open'),
  });
});
