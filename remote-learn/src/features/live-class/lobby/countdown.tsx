import { Box, Typography } from '@sopaan/ui/core';

const UNITS = [
  { name: 'day', seconds: 86_400 },
  { name: 'hour', seconds: 3_600 },
  { name: 'minute', seconds: 60 },
  { name: 'second', seconds: 1 },
] as const;

/** The time until the start, in its two largest units. */
export function Countdown({ seconds }: { seconds: number }) {
  return (
    <Box>
      <Typography color="textSecondary">The class starts in</Typography>
      <Typography role="timer" variant="h3" component="p">
        {countdownText(seconds)}
      </Typography>
    </Box>
  );
}

/** The two largest units: `1 day 2 hours`, `5 minutes 3 seconds`. */
function countdownText(seconds: number): string {
  const first = UNITS.findIndex((unit) => seconds >= unit.seconds);
  const shown = first === -1 ? UNITS.slice(-1) : UNITS.slice(first, first + 2);
  let rest = seconds;
  return shown
    .map((unit) => {
      const count = Math.floor(rest / unit.seconds);
      rest -= count * unit.seconds;
      return `${count} ${unit.name}${count === 1 ? '' : 's'}`;
    })
    .join(' ');
}
