import type { SessionStatus } from '@sopaan/contract/stores';
import { Alert, Box, Button, Card, Icon, Typography, type IconName } from '@sopaan/ui/core';

const rules: ReadonlyArray<{ icon: IconName; text: string }> = [
  { icon: 'calendar', text: 'A new challenge opens each day at midnight in India.' },
  { icon: 'target', text: 'Solve it the same day to extend your streak.' },
  {
    icon: 'clock',
    text: 'Missed days stay open. You can catch up any time; they are marked as such.',
  },
];

interface StartCardProps {
  viewer: SessionStatus;
  isStarting: boolean;
  /** Error message of a failed start. */
  problem: string | undefined;
  onStart: () => void;
}

/** Explains the 100 days to those who have not started, with the button to start. */
export function StartCard({ viewer, isStarting, problem, onStart }: StartCardProps) {
  return (
    <Card component="section" aria-labelledby="start" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography id="start" component="h2" variant="h4" sx={{ mb: 1.5 }}>
        Start with day 1
      </Typography>
      <Box component="ul" sx={list}>
        {rules.map(({ icon, text }) => (
          <Box key={icon} component="li" sx={{ display: 'flex', gap: 1.5 }}>
            <Icon name={icon} sx={{ color: 'primary.main', flex: 'none', mt: 0.25 }} />
            <Typography component="span">{text}</Typography>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Button
          variant="contained"
          size="large"
          aria-disabled={isStarting}
          onClick={() => {
            if (!isStarting) onStart();
          }}
        >
          {isStarting ? 'Starting…' : 'Start today'}
        </Button>
        {viewer === 'guest' && (
          <Typography variant="body2" color="textSecondary">
            You will be asked to log in.
          </Typography>
        )}
      </Box>
      {problem !== undefined && (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          The 100 days could not be started. {problem}
        </Alert>
      )}
    </Card>
  );
}

const list = {
  display: 'grid',
  gap: { xs: 1, md: 3 },
  gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
  p: 0,
  m: 0,
  mb: 2.5,
  listStyle: 'none',
} as const;
