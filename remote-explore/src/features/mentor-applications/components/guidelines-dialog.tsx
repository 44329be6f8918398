import { Box, Button, Typography } from '@sopaan/ui/core';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@sopaan/ui/panels';
import { useId } from 'react';

const SECTIONS = [
  {
    title: 'Who can be a mentor',
    points: [
      'You work, teach or do research in what you want to talk about.',
      'You can explain it in at least one of the languages that you list.',
      'You reply within a few days, or say that you cannot help.',
    ],
  },
  {
    title: 'What we look at',
    points: [
      'Whether your role, years of experience and public profile are consistent.',
      'Whether a learner can tell from your heading and text how you help.',
      'A picture is optional. If you send one, it should show only you.',
    ],
  },
  {
    title: 'What we ask of you',
    points: [
      "Be honest about what you know and what you don't.",
      'Treat everyone equally, and keep what learners tell you confidential.',
      'Never ask for money, documents or passwords.',
    ],
  },
  {
    title: 'What is made public',
    points: [
      'When you are accepted: your name, picture, role, organisation, industry, years of experience, languages, texts and links.',
      'Never your gender, your email or your phone number.',
      'You can withdraw the application while it is open. Deleting your account deletes all of it.',
    ],
  },
] as const;

/** The guidelines for applicants. */
export function GuidelinesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>Guidelines for mentors</DialogTitle>
      <DialogContent tabIndex={0}>
        {SECTIONS.map(({ title, points }) => (
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
