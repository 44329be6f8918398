import { Box, Typography } from '@sopaan/ui/core';

const HIGHLIGHT_START = 28;
const HIGHLIGHT_END = 100;

/** A subtitle with characters 28 to 100 highlighted. */
export function CourseSubtitle({ text }: { text: string }) {
  if (!text) return null;
  return (
    <Typography variant="subtitle1" component="p" color="textSecondary" sx={{ mt: 1 }}>
      {text.slice(0, HIGHLIGHT_START)}
      {text.length > HIGHLIGHT_START && (
        <Box component="mark" sx={{ color: 'secondary.main', bgcolor: 'transparent' }}>
          {text.slice(HIGHLIGHT_START, HIGHLIGHT_END)}
        </Box>
      )}
      {text.slice(HIGHLIGHT_END)}
    </Typography>
  );
}
