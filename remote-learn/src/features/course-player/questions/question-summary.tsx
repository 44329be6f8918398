import type { VideoQuestion } from '@sopaan/schemas/courses/video-question';
import { Box, Typography } from '@sopaan/ui/core';
import { FormControlLabel, Switch } from '@sopaan/ui/forms';

interface QuestionSummaryProps {
  questions: readonly VideoQuestion[];
  /** Whether the video stops at questions. */
  isEnabled: boolean;
  onChange: (isEnabled: boolean) => void;
}

/** How the questions of a video were answered, and whether it stops at them. */
export function QuestionSummary({ questions, isEnabled, onChange }: QuestionSummaryProps) {
  if (questions.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      <Typography variant="body2" color="textSecondary">
        {summaryText(questions)}
      </Typography>
      <FormControlLabel
        control={
          <Switch
            size="small"
            checked={isEnabled}
            onChange={(_event, checked) => onChange(checked)}
          />
        }
        label="Stop at questions"
        slotProps={{ typography: { variant: 'body2' } }}
      />
    </Box>
  );
}

function summaryText(questions: readonly VideoQuestion[]): string {
  const answers = questions.flatMap(({ answer }) => answer ?? []);
  const correct = answers.filter(({ option, correctOption }) => option === correctOption).length;
  const noun = questions.length === 1 ? 'question' : 'questions';
  return `${answers.length} of ${questions.length} ${noun} answered, ${correct} correct`;
}
