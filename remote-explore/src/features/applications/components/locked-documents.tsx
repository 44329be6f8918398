import type { ApplicationInput } from '@sopaan/schemas/jobs/application';
import { Box, Button, Icon, Typography } from '@sopaan/ui/core';
import { useFormikContext } from '@sopaan/ui/forms';

/** Says that the wallet is locked, and offers ways to continue. */
export function LockedDocuments({ onUnlock }: { onUnlock: () => void }) {
  const { values, setFieldValue } = useFormikContext<ApplicationInput>();
  const count = values.documentIds?.length ?? 0;
  return (
    <>
      <Typography variant="body2">
        {`Your document wallet is locked. ${
          count > 0
            ? 'To send the documents that you have chosen, unlock it.'
            : 'Unlock it to attach documents, or send your application without them.'
        }`}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          startIcon={<Icon name="lock" />}
          aria-haspopup="dialog"
          onClick={onUnlock}
        >
          Unlock wallet
        </Button>
        {count > 0 && (
          <Button onClick={() => void setFieldValue('documentIds', [])}>
            Apply without documents
          </Button>
        )}
      </Box>
    </>
  );
}
