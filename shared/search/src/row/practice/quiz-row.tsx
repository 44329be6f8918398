/** One quiz in a list. */
import { paths } from '@sopaan/contract/paths';
import { Fact, GeneratedPicture } from '@sopaan/ui/items';
import type { ReactNode } from 'react';
import { PracticeCard } from './practice-card';

interface ListedQuiz {
  id: string;
  /** The institute that offers it. */
  parentId: string;
  type: string;
  title: string;
  summary: string;
  /** Its subject; empty from an earlier release of the API. */
  topic: string;
  difficultyLevel: string;
  questionCount: number;
  durationSeconds: number;
  examPreparation: readonly string[];
}

interface QuizRowProps {
  quiz: ListedQuiz;
  level: 'h2' | 'h3';
  /** The member's results, at the end of the title and below the facts. */
  status?: ReactNode;
  note?: ReactNode;
}

export function QuizRow({ quiz, level, status, note }: QuizRowProps) {
  const { id, parentId, type, title, summary, topic, difficultyLevel, examPreparation } = quiz;
  const minutes = Math.round(quiz.durationSeconds / 60);
  return (
    <PracticeCard
      title={title}
      to={paths.quiz(id, parentId, type)}
      summary={summary}
      difficultyLevel={difficultyLevel}
      picture={<GeneratedPicture id={topic || id} kind="quiz" topic={topic} ratio={1} />}
      status={status}
      facts={
        <>
          {topic && <Fact icon="layers">{topic}</Fact>}
          <Fact icon="clock">{`${quiz.questionCount} questions, ${minutes} minutes`}</Fact>
          {examPreparation.length > 0 && (
            <Fact icon="book">{`For ${examPreparation.join(', ')}`}</Fact>
          )}
        </>
      }
      note={note}
      level={level}
    />
  );
}
