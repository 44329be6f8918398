import type { ChallengeSummary } from '../../practice/challenges.repository';
import type { SharePictureContent } from '../share-picture-content';

const MAX_TOPICS = 2;

export function challengeContent(challenge: ChallengeSummary): SharePictureContent {
  const { title, difficulty, points, topics, day } = challenge;
  return {
    kindName: day === null ? 'Coding challenge' : `Coding challenge of day ${day}`,
    title,
    subtitle: '',
    facts: [difficulty, `${points} points`, ...topics.slice(0, MAX_TOPICS)],
  };
}
