import { bus } from '@sopaan/events/bus';
import { Alert, Box, Button, Icon, Typography } from '@sopaan/ui/core';
import { saveJson } from '../../../../components/files/save-json';
import { useExportAccount } from '../../api/use-export-account';

/** Downloads all data of the account as one file, which the server creates on request and does not store. */
export function ExportAccount() {
  const download = useExportAccount((everything) => {
    saveJson(`sopaan-${everything.exportedAt.slice(0, 10)}.json`, everything);
    const message = 'Your data has been downloaded.';
    bus.publish('toast:requested', { kind: 'success', message }, 'profile');
  });
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography>
        One JSON file with everything that we keep about you: your profile with its pictures, what
        you joined, applied for and solved, and where you are logged in. Your documents are listed
        in it; download the files themselves in your wallet.
      </Typography>
      {download.error && (
        <Alert severity="error" title="Your data could not be downloaded">
          {download.error.message}
        </Alert>
      )}
      <Button
        variant="outlined"
        startIcon={<Icon name="download" />}
        aria-disabled={download.isPending}
        onClick={download.mutate}
      >
        {download.isPending ? 'Preparing…' : 'Download everything'}
      </Button>
    </Box>
  );
}
