import { Box, Typography } from '@sopaan/ui/core';

const HIGHLIGHT_START = 28;
const HIGHLIGHT_END = 100;

/**
 * A subtitle with characters 28 to 100 highlighted. The spec gives these positions; where one is inside a word it is moved to the
 * next word, because a word with two colours looks like a mistake.
 */
export function CourseSubtitle({ text }: { text: string }) {
  if (!text) return null;
  const start = nextWord(text, HIGHLIGHT_START);
  const end = nextWord(text, HIGHLIGHT_END);
  return (
    <Typography variant="subtitle1" component="p" color="textSecondary" sx={{ mt: 1 }}>
      {text.slice(0, start)}
      {text.length > start && (
        <Box component="mark" sx={{ color: 'secondary.main', bgcolor: 'transparent' }}>
          {text.slice(start, end)}
        </Box>
      )}
      {text.slice(end)}
    </Typography>
  );
}

/** The position at which the first word at or after `position` begins; the end of the text if there is none. */
function nextWord(text: string, position: number): number {
  if (/\s/.test(text.charAt(position - 1))) return position;
  const space = text.slice(position).search(/\s/);
  return space < 0 ? text.length : position + space + 1;
}
