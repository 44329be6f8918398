import { bus } from '@sopaan/events/bus';
import { Box, Button, Icon, Typography } from '@sopaan/ui/core';
import { TextField } from '@sopaan/ui/forms';

/** The link of a new pack. Only a hash of its token is stored, so it cannot be shown again. */
export function PackLink({ url, onClose }: { url: string; onClose: () => void }) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography>
        Send this link to the recipient yourself. Copy it now, it will not be shown again. Anyone
        who has it can open the documents until it expires or you revoke it.
      </Typography>
      <TextField
        label="Link"
        value={url}
        readOnly
        onFocus={({ target }) => target.select()}
        sx={{ mt: 1 }}
      />
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" startIcon={<Icon name="copy" />} onClick={() => void copy(url)}>
          Copy link
        </Button>
        <Button onClick={onClose}>Done</Button>
      </Box>
    </Box>
  );
}

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    bus.publish('toast:requested', { kind: 'success', message: 'Link copied' }, 'profile');
  } catch {
    const message = 'The link could not be copied. Select it in the field and copy it.';
    bus.publish('toast:requested', { kind: 'error', message }, 'profile');
  }
}
