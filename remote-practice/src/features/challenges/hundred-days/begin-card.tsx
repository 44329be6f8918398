import type { SessionStatus } from '@sopaan/contract/stores';
import { Alert, Box, Button, Card, Icon, Typography, type IconName } from '@sopaan/ui/core';

const rules: ReadonlyArray<{ icon: IconName; text: string }> = [
  { icon: 'calendar', text: 'A new challenge opens each day at midnight in India.' },
  { icon: 'target', text: 'Solve it on its day, and your streak grows.' },
  { icon: 'clock', text: 'A missed day stays open. Catch up any time; it is marked as such.' },
];

interface BeginCardProps {
  viewer: SessionStatus;
  isBeginning: boolean;
  /** Why it did not work. */
  problem: string | undefined;
  onBegin: () => void;
}

/** For who has not begun: how it goes, and the press with which it starts. */
export function BeginCard({ viewer, isBeginning, problem, onBegin }: BeginCardProps) {
  return (
    <Card component="section" aria-labelledby="begin" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography id="begin" component="h2" variant="h4" sx={{ mb: 1.5 }}>
        Begin with day 1
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
          aria-disabled={isBeginning}
          onClick={() => {
            if (!isBeginning) onBegin();
          }}
        >
          {isBeginning ? 'Beginning…' : 'Begin today'}
        </Button>
        {viewer === 'guest' && (
          <Typography variant="body2" color="textSecondary">
            You log in first.
          </Typography>
        )}
      </Box>
      {problem !== undefined && (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          It did not work. {problem}
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
