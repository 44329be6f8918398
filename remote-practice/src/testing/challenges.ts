import {
  CHALLENGE_STATUSES,
  getChallengesEndpoint,
  type ChallengeListItem,
} from '@sopaan/schemas/challenge';
import { DIFFICULTY_LEVELS } from '@sopaan/schemas/practice-options';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen, type RouteOptions } from '@sopaan/testing/render-route';
import * as practiceScreen from '../screens/practice.screen';

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
    const found = items.filter(
      (item) =>
        (!topic || item.topics.some((own) => topic.includes(own))) &&
        (!difficultyLevel || difficultyLevel.some((level) => level === item.difficultyLevel)) &&
        (!status || status.some((wanted) => wanted === (item.status ?? 'new'))),
    );
    const count = (
      key: string,
      values: readonly string[],
      of: (i: ChallengeListItem) => string[],
    ) => ({
      key,
      options: values.map((value) => ({
        value,
        count: items.filter((item) => of(item).includes(value)).length,
      })),
    });
    const topics = [...new Set(items.flatMap((item) => item.topics))];
    return {
      items: found,
      nextCursor: null,
      total: found.length,
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

export function openPractice(options: Pick<RouteOptions, 'network'> & Partial<RouteOptions>) {
  return renderScreen(practiceScreen, { path: '/practice', url: '/practice', ...options });
}
