import { paths } from '@sopaan/contract/paths';
import type { PracticeItem } from '@sopaan/schemas/practice/practice-item';
import { ResultRow } from '@sopaan/search/result-row';
import { Box } from '@sopaan/ui/core';
import { Fact, GeneratedPicture } from '@sopaan/ui/items';

interface PracticeRowProps {
  item: PracticeItem;
  level?: 'h2' | 'h3';
}

/** A challenge or a quiz in a list. */
export function PracticeRow({ item, level }: PracticeRowProps) {
  const { programmingLanguages: languages, examPreparation: exams } = item;
  return (
    <ResultRow
      level={level}
      title={item.title}
      to={itemPath(item)}
      provider={item.summary}
      picture={
        <Box sx={{ width: 56, borderRadius: '12px', overflow: 'hidden' }}>
          <GeneratedPicture
            id={item.id}
            kind={item.kind === 'quiz' ? 'quiz' : 'practice'}
            ratio={1}
          />
        </Box>
      }
      aside={
        <Box sx={{ typography: 'subtitle2', color: 'primary.main' }}>{item.difficultyLevel}</Box>
      }
      facts={
        <>
          {item.points !== null && <Fact icon="award">{item.points} points</Fact>}
          {item.durationSeconds !== null && (
            <Fact icon="clock">{Math.round(item.durationSeconds / 60)} minutes</Fact>
          )}
          {item.questionCount !== null && <Fact icon="list">{item.questionCount} questions</Fact>}
          {languages.length > 0 && <Fact icon="code">{languages.join(', ')}</Fact>}
          {exams.length > 0 && <Fact icon="book">{`For ${exams.join(', ')}`}</Fact>}
        </>
      }
      tags={tagsOf(item)}
    />
  );
}

/** Tags that most challenges have, so that they say nothing about one of them. */
const USUAL_TAGS: ReadonlySet<string> = new Set([
  'Coding Challenges',
  'Coding Questions',
  'Self-Paced',
]);

function tagsOf({ practiceType, testFormat, projectType, practiceMode }: PracticeItem): string[] {
  return [practiceType, testFormat, projectType, practiceMode].filter(
    (tag) => !USUAL_TAGS.has(tag),
  );
}

function itemPath({ kind, id, parentId, type, title }: PracticeItem): string {
  return kind === 'quiz' ? paths.quiz(id, parentId, type) : paths.challenge(type, title, id);
}
