import type { Festival } from '@sopaan/schemas/festivals/festival';
import { quizToCard } from '@sopaan/ui/cards';
import { Box, EmptyState } from '@sopaan/ui/core';
import { EntityCard } from '@sopaan/ui/display';
import { FestivalSection } from './festival-section';

/** A card for each quiz, with a link to it. */
export function FestivalQuizzes({ quizzes }: Pick<Festival, 'quizzes'>) {
  return (
    <FestivalSection title="Quizzes">
      {quizzes.length === 0 ? (
        <EmptyState title="No quizzes have been announced yet." icon="help" />
      ) : (
        <Box component="ul" sx={list}>
          {quizzes.map((quiz) => (
            <li key={quiz.id}>
              <EntityCard type="Quizseries" card={quizToCard(quiz)} level="h3" />
            </li>
          ))}
        </Box>
      )}
    </FestivalSection>
  );
}

const list = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  listStyle: 'none',
  m: 0,
  p: 0,
} as const;
