import { Box, Button, Icon, Typography } from '@sopaan/ui/core';
import { pluralize } from '../quiz-text';
import { SubmitQuizButton } from './submit-quiz-button';

interface QuizNavigationProps {
  position: number;
  total: number;
  answered: number;
  /** The number of questions that are marked for later. */
  flagged: number;
  /** Whether the attempt is being submitted, by the visitor or because its time is up. */
  isLocked: boolean;
  onMove: (position: number) => void;
  onSubmit: () => void;
}

/** The buttons Previous and Next; on the last question Submit instead of Next. */
export function QuizNavigation({
  position,
  total,
  answered,
  flagged,
  isLocked,
  onMove,
  onSubmit,
}: QuizNavigationProps) {
  const isLast = position === total - 1;
  const unanswered = total - answered;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {isLast && unanswered > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ textAlign: { sm: 'end' } }}>
          {pluralize(unanswered, 'question')} unanswered. You can still go back.
        </Typography>
      )}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Button
          variant="outlined"
          disabled={position === 0}
          onClick={() => onMove(position - 1)}
          startIcon={<Icon name="arrow-left" />}
        >
          Previous
        </Button>
        {isLast ? (
          <SubmitQuizButton
            unanswered={unanswered}
            flagged={flagged}
            isLocked={isLocked}
            onSubmit={onSubmit}
          />
        ) : (
          <Button
            variant="contained"
            onClick={() => onMove(position + 1)}
            endIcon={<Icon name="arrow-right" />}
          >
            Next
          </Button>
        )}
      </Box>
    </Box>
  );
}
