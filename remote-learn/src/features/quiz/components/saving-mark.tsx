import { Box, Button, Icon } from '@sopaan/ui/core';
import type { SavingState } from '../run/answer-queue';

const marks = {
  saved: { icon: 'check', text: 'Saved', color: 'success.main' },
  saving: { icon: 'refresh', text: 'Saving…', color: 'text.secondary' },
  failed: { icon: 'alert', text: 'Not saved', color: 'error.main' },
} as const;

/** Whether the server has every answer. Only trouble and its end are announced. */
export function SavingMark({ saving, onSaveNow }: { saving: SavingState; onSaveNow: () => void }) {
  const { icon, text, color } = marks[saving];
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
