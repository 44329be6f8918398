import { Alert, Box, Typography } from '@sopaan/ui/core';
import { FileButton } from '@sopaan/ui/file-button';
import { errorMessage } from '../../../requests/error-message';
import { useCheckReceipt, type CheckedReceipt } from '../api/use-check-receipt';
import { ReceiptFacts } from './receipt-facts';

/** Verifies a downloaded receipt and shows its summary. The answers are in the file only. */
export function ReceiptCheck() {
  const { mutate, data, error, isPending } = useCheckReceipt();
  return (
    <Box component="section" aria-labelledby="receipt-check" sx={{ display: 'grid', gap: 2 }}>
      <Typography id="receipt-check" variant="h4" component="h2">
        Check a downloaded receipt
      </Typography>
      <Typography color="textSecondary">
        Choose the file to check that its answers, times and result have not been changed.
      </Typography>
      <div>
        <FileButton accept=".json,application/json" onChoose={mutate}>
          Choose a file
        </FileButton>
      </div>
      <div role="status">
        {isPending && 'Checking…'}
        {data && !isPending && <CheckOutcome checked={data} />}
      </div>
      {error && (
        <Alert severity="error" title="The file could not be checked">
          {errorMessage(error)}
        </Alert>
      )}
    </Box>
  );
}

function CheckOutcome({ checked: { receipt, valid } }: { checked: CheckedReceipt }) {
  if (!receipt) {
    return (
      <Alert severity="error" title="This file is not a receipt">
        Choose the file that was downloaded after the quiz.
      </Alert>
    );
  }
  return valid ? (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Alert severity="success" title="This receipt is authentic" />
      <ReceiptFacts receipt={receipt} />
    </Box>
  ) : (
    <Alert severity="error" title="This receipt was changed or not signed by Sopaan" />
  );
}
