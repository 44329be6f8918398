import {
  CHALLENGE_STATUSES,
  getChallengesEndpoint,
  type Challenge,
  type ChallengeListItem,
} from '@sopaan/schemas/practice/challenge';
import { DIFFICULTY_LEVELS } from '@sopaan/schemas/practice/practice-options';
import { fakeNetwork } from '@sopaan/testing/fake-network';

export function aChallenge(changes: Partial<ChallengeListItem>): ChallengeListItem {
  return {
    id: 'c1',
    title: 'Bus meeting',
    type: 'code_conquest',
    summary: 'When do two buses meet?',
    topics: ['Numbers'],
    difficultyLevel: 'Beginner',
    points: 10,
    day: null,
    practiceType: '',
    programmingLanguages: [],
    examPreparation: [],
    projectType: '',
    testFormat: '',
    practiceMode: '',
    solvedCount: 0,
    status: null,
    ...changes,
  };
}

export function aFullChallenge(changes: Partial<Challenge> = {}): Challenge {
  return {
    ...aChallenge({ status: 'new' }),
    statement: '<p>Two buses leave. <strong>When</strong> do they meet?</p>',
    inputFormat: 'Two numbers.',
    outputFormat: 'One number.',
    constraints: ['1 ≤ N ≤ 100', '1 ≤ X ≤ 10^9'],
    examples: [
      { input: '4 6', output: '12', explanation: 'Every 12 minutes.' },
      { input: '5 5', output: '5', explanation: '' },
    ],
    timeLimitMs: 2_000,
    memoryLimitMb: 256,
    starters: [{ language: 'javascript', code: '// Read from lines.\n' }],
    hiddenTestCount: 7,
    ...changes,
  };
}

export const challenges = [
  aChallenge({}),
  aChallenge({ id: 'c2', title: 'Leap years', topics: ['Numbers', 'Conditions'] }),
  aChallenge({
    id: 'c3',
    title: 'Cheapest route',
    topics: ['Graphs'],
    difficultyLevel: 'Expert',
    type: '100_days_code_conquest',
    day: 7,
  }),
];

/** A fake API that filters and counts challenges. */
export function challengeServer(items: readonly ChallengeListItem[] = challenges) {
  return fakeNetwork().on(getChallengesEndpoint, ({ topic, difficultyLevel, status }) => {
    const matches = items.filter(
      (item) =>
        (!topic || item.topics.some((own) => topic.includes(own))) &&
        (!difficultyLevel || difficultyLevel.some((level) => level === item.difficultyLevel)) &&
        (!status || status.some((wanted) => wanted === (item.status ?? 'new'))),
    );
    const count = (
      key: string,
      values: readonly string[],
      valuesOf: (i: ChallengeListItem) => string[],
    ) => ({
      key,
      options: values.map((value) => ({
        value,
        count: items.filter((item) => valuesOf(item).includes(value)).length,
      })),
    });
    const topics = [...new Set(items.flatMap((item) => item.topics))];
    return {
      items: matches,
      nextCursor: null,
      total: matches.length,
      totalIsCapped: false,
      relaxations: [],
      facets: [
        count('topic', topics, (item) => item.topics),
        count('difficultyLevel', DIFFICULTY_LEVELS, (item) => [item.difficultyLevel]),
        count('status', CHALLENGE_STATUSES, (item) => [item.status ?? 'new']),
      ],
    };
  });
}
