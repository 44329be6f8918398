import { Box, Button, Icon } from '@sopaan/ui/core';
import type { SavingState } from '../attempt/answer-queue';

const statuses = {
  saved: { icon: 'check', text: 'Saved', color: 'success.main' },
  saving: { icon: 'refresh', text: 'Saving…', color: 'text.secondary' },
  failed: { icon: 'alert', text: 'Not saved', color: 'error.main' },
} as const;

/** Whether every answer is saved on the server. Only a failure is announced to screen readers. */
export function SavingStatus({
  saving,
  onSaveNow,
}: {
  saving: SavingState;
  onSaveNow: () => void;
}) {
  const { icon, text, color } = statuses[saving];
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <Box
        component="span"
        role={saving === 'failed' ? 'alert' : undefined}
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, typography: 'body2', color }}
      >
        <Icon name={icon} size={18} />
        {text}
      </Box>
      {saving === 'failed' && (
        <Button size="small" color="error" variant="outlined" onClick={onSaveNow}>
          Save now
        </Button>
      )}
    </Box>
  );
}
