import { call } from '@sopaan/api-client/call';
import { bus } from '@sopaan/events/bus';
import { exportAccountEndpoint } from '@sopaan/schemas/account-data';
import { Alert, Box, Button, Icon, Typography } from '@sopaan/ui/core';
import { problemText } from '../../../problem/problem-text';
import { useWrite } from '../form/use-write';
import { saveJson } from './save-json';

/** Gathering everything may take longer than other calls. Milliseconds. */
const PATIENCE = 60_000;

/** Everything in one file, made for this press and kept nowhere. */
export function ExportAccount() {
  const download = useWrite({
    send: () => call(exportAccountEndpoint, {}, { timeout: PATIENCE }),
    onSuccess: (everything) => {
      saveJson(`sopaan-${everything.exportedAt.slice(0, 10)}.json`, everything);
      const message = 'Your data are in your downloads.';
      bus.publish('toast:requested', { kind: 'success', message }, 'host');
    },
  });
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography>
        One JSON file with everything that we keep about you: your profile, what you joined, applied
        for and solved, and where you are signed in.
      </Typography>
      {download.error && (
        <Alert severity="error" title="Your data could not be downloaded">
          {problemText(download.error)}
        </Alert>
      )}
      <Button
        variant="outlined"
        startIcon={<Icon name="download" />}
        aria-disabled={download.pending}
        onClick={download.press}
      >
        {download.pending ? 'Preparing…' : 'Download everything'}
      </Button>
    </Box>
  );
}
