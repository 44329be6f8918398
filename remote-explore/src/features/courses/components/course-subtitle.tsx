import { Box, Typography } from '@sopaan/ui/core';

const PLAIN = 28;
const HIGHLIGHTED = 100;

/** The first 28 characters plain, those up to the 100th highlighted. */
export function CourseSubtitle({ text }: { text: string }) {
  if (!text) return null;
  return (
    <Typography variant="subtitle1" component="p" color="textSecondary" sx={{ mt: 1 }}>
      {text.slice(0, PLAIN)}
      {text.length > PLAIN && (
        <Box component="mark" sx={{ color: 'secondary.main', bgcolor: 'transparent' }}>
          {text.slice(PLAIN, HIGHLIGHTED)}
        </Box>
      )}
      {text.slice(HIGHLIGHTED)}
    </Typography>
  );
}
