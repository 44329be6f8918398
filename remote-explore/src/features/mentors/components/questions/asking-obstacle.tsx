import type { Mentor } from '@sopaan/schemas/mentors/mentor';
import { AppLink, Typography } from '@sopaan/ui/core';
import { obstacleText, questionLink } from '../../question-text';

interface AskingObstacleProps {
  mentor: Pick<Mentor, 'name'>;
  obstacle: string;
  openQuestionId: string | null;
}

/** Says why the member cannot ask the mentor now. */
export function AskingObstacle({ mentor, obstacle, openQuestionId }: AskingObstacleProps) {
  const hasLink = obstacle === 'open-question' || obstacle === 'own-profile';
  return (
    <Typography variant="body2">
      {obstacleText(obstacle, mentor.name)}{' '}
      {hasLink && (
        <AppLink to={questionLink(openQuestionId)} underline="always">
          {openQuestionId === null ? 'View your questions' : 'View your question'}
        </AppLink>
      )}
    </Typography>
  );
}
