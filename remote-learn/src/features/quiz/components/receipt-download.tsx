import { Alert, AppLink, Box, Button, Icon, Typography } from '@sopaan/ui/core';
import { errorMessage } from '../../../requests/error-message';
import { useDownloadReceipt } from '../api/use-download-receipt';
import { receiptPath } from '../receipt-path';

/** Downloads the receipt of an attempt, and links to the page that verifies it. */
export function ReceiptDownload({ attemptId }: { attemptId: string }) {
  const { mutate, data: receipt, error, isPending } = useDownloadReceipt(attemptId);
  return (
    <Box component="section" aria-labelledby="quiz-receipt" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography id="quiz-receipt" variant="h3" component="h2">
        Receipt
      </Typography>
      <Typography color="textSecondary">
        A file with your answers, their times and your result, signed by Sopaan. Anybody you give it
        to can check it.
      </Typography>
      {error && (
        <Alert severity="error" title="The receipt could not be downloaded">
          {errorMessage(error)}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button
          variant="outlined"
          startIcon={<Icon name="download" />}
          aria-disabled={isPending}
          onClick={isPending ? undefined : () => mutate()}
        >
          {isPending ? 'Downloading…' : 'Download receipt'}
        </Button>
        {receipt && <AppLink to={receiptPath(receipt.code)}>Verification page</AppLink>}
      </Box>
    </Box>
  );
}
