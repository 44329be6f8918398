/** A sample festival. Its days are relative to the day of seeding. */
export interface FestivalSource {
  title: string;
  summary: string;
  organiser: string;
  /** HTML. */
  rules: string;
  /** Topics of sample quizzes with a limited number of attempts. */
  quizzes: readonly string[];
  /** In rupees, in the order of the ranks. */
  prizes: ReadonlyArray<readonly [title: string, amount: number]>;
  registrationOpens: number;
  starts: number;
  ends: number;
  entries: readonly EntrySource[];
}

/** An entry of a sample festival. Entries are listed in the order of registration. */
interface EntrySource {
  name: string;
  /** Empty for people who do not show it. */
  city: string;
  /** Null for people who have not attempted a quiz. */
  result: { score: number; minutes: number } | null;
  amount?: number;
  status?: 'Dispatch' | 'Completed';
}

const rules =
  '<p>Everyone with an account can take part, and it is free.</p><ul><li>The best attempt at each quiz counts.</li><li>Attempts count that are started and submitted between the start and the end of the festival.</li><li>More correct answers come first; between equal sums, less time.</li><li>Work alone, without the help of other people.</li></ul>';

const entry = (
  name: string,
  city: string,
  score?: number,
  minutes = 0,
  more: Pick<EntrySource, 'amount' | 'status'> = {},
): EntrySource => ({
  ...{ name, city, ...more },
  result: score === undefined ? null : { score, minutes },
});

export const festivals: readonly FestivalSource[] = [
  {
    title: 'Winter Quizzing Festival',
    summary: 'Three timed quizzes on numbers, science and geography, with one ranking.',
    organiser: 'Narmada Institute of Technology',
    rules,
    quizzes: ['Aptitude', 'General science', 'Geography'],
    prizes: [
      ['First place', 10_000],
      ['Second place', 5_000],
      ['Third place', 2_500],
    ],
    registrationOpens: -10,
    starts: -3,
    ends: 45,
    entries: [
      entry('Ananya S.', 'Pune', 24, 21),
      entry('Rohit K.', '', 22, 25),
      entry('Meera N.', 'Kochi', 22, 19),
      entry('Imran A.', 'Lucknow', 17, 24),
      entry('Tsering D.', ''),
      entry('Kavya L.', 'Bengaluru', 15, 14),
      entry('Harpreet G.', 'Ludhiana', 14, 20),
      entry('Nikhil B.', ''),
      entry('Sana P.', 'Hyderabad', 9, 9),
      entry('Joseph M.', 'Shillong', 8, 8),
      entry('Divya R.', 'Chennai', 6, 7),
      entry('Yash I.', ''),
    ],
  },
  {
    title: 'Independence Quizzing Festival',
    summary: 'Two timed quizzes on history and the constitution, in one week.',
    organiser: 'Marigold Academy for Public Service',
    rules,
    quizzes: ['History', 'Indian polity'],
    prizes: [
      ['First place', 5_000],
      ['Second place', 2_000],
    ],
    registrationOpens: -60,
    starts: -45,
    ends: -38,
    entries: [
      entry('Esha M.', 'Nagpur', 19, 16, { amount: 5_000, status: 'Completed' }),
      entry('Arjun T.', '', 18, 18, { amount: 2_000, status: 'Dispatch' }),
      entry('Fatima Z.', 'Bhopal', 15, 17, { status: 'Completed' }),
      entry('Lalit V.', 'Jaipur', 12, 13, { status: 'Completed' }),
      entry('Priya C.', '', undefined, 0, { status: 'Completed' }),
    ],
  },
];
