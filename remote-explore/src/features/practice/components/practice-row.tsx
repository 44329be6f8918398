import type { PracticeItem } from '@sopaan/schemas/practice/practice-item';
import { ChallengeRow } from '@sopaan/search/challenge-row';
import { QuizRow } from '@sopaan/search/quiz-row';

/** A challenge or a quiz in a list. */
export function PracticeRow({ item }: { item: PracticeItem }) {
  if (item.kind !== 'quiz') return <ChallengeRow challenge={item} level="h2" />;
  const { topics, questionCount, durationSeconds } = item;
  const quiz = {
    ...item,
    topic: topics[0] ?? '',
    questionCount: questionCount ?? 0,
    durationSeconds: durationSeconds ?? 0,
  };
  return <QuizRow quiz={quiz} level="h2" />;
}
