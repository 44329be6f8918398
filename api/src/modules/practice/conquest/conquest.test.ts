import { getConquestEndpoint, getLeaderboardEndpoint } from '@sopaan/schemas/practice/conquest';
import { insertRow } from '../../../testing/insert-row';
import { setAgeGroup } from '../../accounts/age/ages.repository';
import { testApp } from '../../../testing/test-app';
import { addChallenge } from '../testing/challenge';
import { recordVerdict } from '../progress/progress.service';

const api = testApp();

beforeAll(async () => {
  for (const number of [1, 2, 3]) {
    await insertRow(api.database, 'conquest_rounds', { number, title: `Round ${number}` });
  }
  await addChallenge(api.database, { id: 'a', round: 1, position: 1, points: 10 });
  await addChallenge(api.database, { id: 'b', round: 1, position: 2, points: 20 });
  await addChallenge(api.database, { id: 'c', round: 2, position: 3, points: 40 });
});

const judge = (userId: string, challengeId: string, minute: number, isAccepted = true) =>
  api.database.transaction((transaction) =>
    recordVerdict(transaction, {
      userId,
      challengeId,
      accepted: isAccepted,
      submittedAt: new Date(Date.UTC(2026, 10, 1, 6, minute)),
    }),
  );

async function signUpAs(first: string, last: string) {
  const member = await api.signUp();
  await api.database.query('update users set first_name = $2, last_name = $3 where id = $1', [
    member.userId,
    first,
    last,
  ]);
  return member;
}

test('[PR-002] rounds have their challenges and points, and for members the earned points', async () => {
  const { token, userId } = await api.signUp();
  const guest = await api.call(getConquestEndpoint, {});
  // The third round has no challenge yet.
  expect(guest.rounds).toMatchObject([
    { number: 1, title: 'Round 1', points: 30, earnedPoints: null },
    { number: 2, points: 40, challenges: [{ id: 'c', status: null }] },
  ]);
  expect(guest.rounds).toHaveLength(2);

  await judge(userId, 'a', 1, false);
  await judge(userId, 'b', 2);
  const member = await api.call(getConquestEndpoint, {}, token);
  expect(member.rounds).toMatchObject([
    {
      earnedPoints: 20,
      challenges: [
        { id: 'a', status: 'tried', solvedCount: 0 },
        { id: 'b', status: 'solved', solvedCount: 1 },
      ],
    },
    { earnedPoints: 0 },
  ]);
  await api.database.query('delete from users where id = $1', [userId]);
});

test('[PR-002] ranks by points, then by who reached them first; solving twice counts once', async () => {
  const asha = await signUpAs('Asha', 'Rao');
  const bela = await signUpAs('Bela', 'Sen');
  const chand = await signUpAs('Chand', 'Ali');
  await judge(chand.userId, 'a', 50);
  await judge(bela.userId, 'a', 10);
  await judge(asha.userId, 'a', 20);
  // Judged concurrently by two workers, and once more later.
  await Promise.all([judge(asha.userId, 'c', 30), judge(asha.userId, 'c', 30)]);
  await judge(asha.userId, 'c', 55);

  const all = await api.call(getLeaderboardEndpoint, {}, chand.token);
  expect(all.items).toMatchObject([
    { rank: 1, name: 'Asha R.', points: 50, solvedCount: 2, isYou: false },
    { rank: 2, name: 'Bela S.', points: 10, reachedAt: '2026-11-01T06:10:00.000Z' },
    { rank: 3, name: 'Chand A.', points: 10, isYou: true },
  ]);
  expect(all).toMatchObject({ total: 3, nextCursor: null, you: { rank: 3 } });

  const round = await api.call(getLeaderboardEndpoint, { round: 1 }, asha.token);
  expect(round.items.map(({ name, points }) => `${name} ${points}`)).toEqual([
    'Bela S. 10',
    'Asha R. 10',
    'Chand A. 10',
  ]);
  expect(await api.call(getLeaderboardEndpoint, { round: 7 })).toMatchObject({
    items: [],
    you: null,
    total: 0,
  });
});

test('[U16] the ranking hides the name of a minor without consent from others', async () => {
  const zoya = await signUpAs('Zoya', 'Khan');
  await judge(zoya.userId, 'a', 10);
  await setAgeGroup(api.database, zoya.userId, 'minor');
  const nameFor = async (token?: string) => {
    const { items } = await api.call(getLeaderboardEndpoint, { round: 1 }, token);
    return items.map(({ name }) => name).filter((name) => /^(?:Zoya|Member)/.test(name));
  };
  expect(await nameFor()).toEqual(['Member']);
  expect(await nameFor(zoya.token)).toEqual(['Zoya K.']);
  await api.database.query('delete from users where id = $1', [zoya.userId]);
});

test('[PR-002] ranks continue on later pages, and a user without points has no row', async () => {
  const { items, nextCursor } = await api.call(getLeaderboardEndpoint, { limit: 2 });
  expect(items.map(({ rank }) => rank)).toEqual([1, 2]);
  const nextPage = await api.call(getLeaderboardEndpoint, { limit: 2, cursor: nextCursor ?? '' });
  expect(nextPage.items.map(({ rank, name }) => `${rank} ${name}`)).toEqual(['3 Chand A.']);
  const newcomer = await api.signUp();
  const theirs = await api.call(getLeaderboardEndpoint, {}, newcomer.token);
  expect(theirs.you).toBeNull();
});

test('[PR-002] two solutions accepted at the same instant score once', async () => {
  const { token, userId } = await api.signUp();
  const submittedAt = new Date();
  const solution = { userId, challengeId: 'b', accepted: true, submittedAt };
  await api.database.transaction(async (transaction) => {
    await recordVerdict(transaction, solution);
    await recordVerdict(transaction, solution);
  });
  const { rounds } = await api.call(getConquestEndpoint, {}, token);
  expect(rounds[0]?.earnedPoints).toBe(20);
});
