/** One challenge in a list. */
import { paths } from '@sopaan/contract/paths';
import { RUNNABLE_LANGUAGES } from '@sopaan/schemas/practice/practice-options';
import { Fact } from '@sopaan/ui/items';
import { ChallengeStatus } from './challenge-status';
import { PracticeCard } from './practice-card';

interface ListedChallenge {
  id: string;
  type: string;
  title: string;
  summary: string;
  topics: readonly string[];
  difficultyLevel: string;
  programmingLanguages: readonly string[];
  points: number | null;
  /** 1 to 100 in the 100 days, null elsewhere. */
  day: number | null;
  /** The member's status, in lists that know it. */
  status?: string | null;
}

interface ChallengeRowProps {
  challenge: ListedChallenge;
  level: 'h2' | 'h3';
}

/** Display names of known types; an unknown type is shown as is. */
const typeNames: Readonly<Record<string, string>> = {
  code_conquest: 'Code conquest',
  '100_days_code_conquest': '100 days',
};

export function ChallengeRow({ challenge, level }: ChallengeRowProps) {
  const { id, title, type, summary, topics, difficultyLevel, points, day } = challenge;
  const typeName = typeNames[type] ?? type;
  const series = day === null ? typeName : `${typeName}, day ${day}`;
  const languages = limitingLanguages(challenge);
  return (
    <PracticeCard
      title={title}
      to={paths.challenge(type, title, id)}
      summary={summary}
      difficultyLevel={difficultyLevel}
      status={<ChallengeStatus status={challenge.status ?? null} />}
      facts={
        <>
          {topics.length > 0 && <Fact icon="layers">{topics.join(', ')}</Fact>}
          <Fact icon="award">{points === null ? series : `${series}, ${points} points`}</Fact>
          {languages.length > 0 && <Fact icon="code">{`Only in ${languages.join(', ')}`}</Fact>}
        </>
      }
      level={level}
    />
  );
}

/** The languages of the challenge where they are fewer than those of the editor: all of them would say nothing about it. */
function limitingLanguages({ programmingLanguages }: ListedChallenge): readonly string[] {
  const isInAll = RUNNABLE_LANGUAGES.every((language) => programmingLanguages.includes(language));
  return isInAll ? [] : programmingLanguages;
}
