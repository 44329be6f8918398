import { Box, Button, Typography } from '@sopaan/ui/core';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@sopaan/ui/panels';
import { useId } from 'react';

const PARTS = [
  {
    title: 'Who can be a mentor',
    points: [
      'You work, teach or do research in what you want to talk about.',
      'You can explain it in at least one of the languages that you name.',
      'You answer within a few days, or say that you cannot.',
    ],
  },
  {
    title: 'What we look at',
    points: [
      'Whether your role, your years and your public profile fit together.',
      'Whether a learner can tell from your heading and text how you help.',
      'A picture is not needed. If you send one, it shows you and nobody else.',
    ],
  },
  {
    title: 'What we ask of you',
    points: [
      'Be honest about what you know, and about what you do not.',
      'Treat everybody alike, and keep to yourself what learners tell you.',
      'Ask for no money, no documents and no passwords.',
    ],
  },
  {
    title: 'What becomes public',
    points: [
      'When you are accepted: your name, picture, role, organisation, years, languages, texts and links.',
      'Never your gender, your email or your phone number.',
      'You can withdraw the application as long as it is open. Deleting your account takes all of it away.',
    ],
  },
] as const;

/** What applying is about. Reading it sends nothing. */
export function GuidelinesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>Guidelines for mentors</DialogTitle>
      <DialogContent tabIndex={0}>
        {PARTS.map(({ title, points }) => (
          <Box key={title} sx={{ mb: 2 }}>
            <Typography variant="subtitle2" component="h3">
              {title}
            </Typography>
            <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </Box>
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} variant="contained">
          Got it
        </Button>
      </DialogActions>
    </Dialog>
  );
}
