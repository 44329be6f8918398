import { getChallengesEndpoint, type ChallengeListItem } from '@sopaan/schemas/challenge';
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

/** A server that filters as the API does. */
export function challengeServer(items: readonly ChallengeListItem[] = challenges) {
  return fakeNetwork().on(getChallengesEndpoint, ({ topic, difficultyLevel }) => {
    const found = items.filter(
      (item) =>
        (!topic || item.topics.includes(topic)) &&
        (!difficultyLevel || difficultyLevel.some((level) => level === item.difficultyLevel)),
    );
    return { items: found, nextCursor: null, total: found.length, totalIsCapped: false };
  });
}

export function openPractice(options: Pick<RouteOptions, 'network'> & Partial<RouteOptions>) {
  return renderScreen(practiceScreen, { path: '/practice', url: '/practice', ...options });
}
