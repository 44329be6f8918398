import { Box, Button, Icon, Typography } from '@sopaan/ui/core';
import { counted } from '../run/clock';

interface QuizStepsProps {
  position: number;
  total: number;
  answered: number;
  locked: boolean;
  onMove: (position: number) => void;
  onSubmit: () => void;
}

/** Previous and Next; on the last question Submit in the place of Next. */
export function QuizSteps({ position, total, answered, locked, onMove, onSubmit }: QuizStepsProps) {
  const isLast = position === total - 1;
  const open = total - answered;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {isLast && open > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ textAlign: { sm: 'end' } }}>
          {counted(open, 'question')} without an answer. You can still go back.
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
          <Button
            variant="contained"
            aria-disabled={locked}
            onClick={locked ? undefined : onSubmit}
            startIcon={<Icon name="check" />}
          >
            {locked ? 'Submitting…' : 'Submit'}
          </Button>
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
