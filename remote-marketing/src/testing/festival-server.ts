import { getMemberAgeEndpoint } from '@sopaan/schemas/account/age';
import {
  getFestivalLeaderboardEndpoint,
  getFestivalEndpoint,
  getFestivalEntriesEndpoint,
  getFestivalRegistrationEndpoint,
  registerForFestivalEndpoint,
  withdrawFromFestivalEndpoint,
  type LeaderboardRow,
  type Festival,
  type ListedEntry,
} from '@sopaan/schemas/festivals/festival';
import { ApiError } from '@sopaan/api-client/api-error';
import { fakeNetwork } from '@sopaan/testing/fake-network';

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

const runningDates = () => ({
  registrationOpensAt: inDays(-3),
  startsAt: inDays(-1),
  endsAt: inDays(1),
});
export const announcedDates = () => ({
  registrationOpensAt: inDays(1),
  startsAt: inDays(2),
  endsAt: inDays(3),
});
export const pastDates = () => ({
  registrationOpensAt: inDays(-4),
  startsAt: inDays(-3),
  endsAt: inDays(-1),
});

export const aFestival = (changes: Partial<Festival> = {}): Festival => ({
  id: 'f1',
  title: 'Monsoon Festival',
  summary: 'A week of quizzes.',
  ...runningDates(),
  timezone: 'Asia/Kolkata',
  rules: '<p>Work alone.</p>',
  banner: '',
  organiser: 'Sahyadri Institute',
  prizes: [{ title: 'First place', amount: 5000 }],
  sample: false,
  quizzes: [
    {
      id: 'q1',
      parentid: 'i1',
      type: 'mocktest',
      title: 'Rivers of India',
      description: 'Ten minutes by the water.',
      topic: '',
      questionCount: 10,
      durationSeconds: 600,
      difficultyLevel: 'Beginner',
      examPreparation: [],
    },
  ],
  stats: { quizzes: 1, registered: 21, attempts: 0 },
  ...changes,
});

export const anEntry = (number: number, changes: Partial<ListedEntry> = {}): ListedEntry => ({
  id: `e${number}`,
  name: `Person ${number}`,
  address: '',
  date: '2030-05-02',
  amount: 0,
  status: 'Pending',
  img: '',
  sample: false,
  rank: null,
  ...changes,
});

export const aLeaderboardRow = (
  rank: number,
  changes: Partial<LeaderboardRow> = {},
): LeaderboardRow => ({
  rank,
  name: `Person ${rank}`,
  score: 30 - rank,
  seconds: 125,
  quizzes: 1,
  prize: 0,
  isYou: false,
  ...changes,
});

interface FestivalServerOptions {
  festival?: Festival | null;
  entries?: readonly ListedEntry[];
  leaderboard?: readonly LeaderboardRow[];
  you?: LeaderboardRow | null;
  city?: string;
}

/** A fake API for the festival page, which stores the registration. */
export function festivalServer({
  festival = aFestival(),
  entries = [],
  leaderboard = [],
  you = null,
  city = '',
}: FestivalServerOptions = {}) {
  let registration = { isRegistered: false, showsCity: false, city };
  const pageCount = Math.max(1, Math.ceil(entries.length / 10));
  return fakeNetwork()
    .on(getMemberAgeEndpoint, () => ({ ageGroup: 'adult', hasAgreed: true, parent: null }))
    .on(
      getFestivalEndpoint,
      () => festival ?? new ApiError({ code: 'NOT_FOUND', status: 404, origin: 'server' }),
    )
    .on(getFestivalEntriesEndpoint, ({ page: requested = 1 }) => {
      const page = Math.min(requested, pageCount);
      const items = entries.slice((page - 1) * 10, page * 10);
      return { items, page, pageCount, total: entries.length };
    })
    .on(getFestivalLeaderboardEndpoint, () => ({
      items: [...leaderboard],
      you,
      total: leaderboard.length,
    }))
    .on(getFestivalRegistrationEndpoint, () => registration)
    .on(registerForFestivalEndpoint, ({ showsCity }) => {
      registration = { ...registration, isRegistered: true, showsCity };
      return registration;
    })
    .on(withdrawFromFestivalEndpoint, () => {
      registration = { isRegistered: false, showsCity: false, city };
      return registration;
    });
}
