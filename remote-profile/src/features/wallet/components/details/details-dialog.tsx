import { Box, Button, FailedState, LoadingState, useMediaQuery, useTheme } from '@sopaan/ui/core';
import { Dialog, DialogContent, DialogTitle, QuestionDialog } from '@sopaan/ui/panels';
import { useConfirmLeave } from '@sopaan/session/busy';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { storedDetailsQuery } from '../../api/get-details';
import { DetailsForm } from './details-form';

/** The editor of the details that only the wallet stores. */
export function DetailsDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const { data, error, isFetching, refetch } = useQuery(storedDetailsQuery);
  const [isDirty, setDirty] = useState(false);
  const [isAsking, setAsking] = useState(false);
  useConfirmLeave(isDirty);
  const requestClose = () => {
    if (isDirty) setAsking(true);
    else onClose();
  };
  return (
    <>
      <Dialog
        open
        fullWidth
        maxWidth="sm"
        fullScreen={isPhone}
        aria-labelledby={id}
        onClose={requestClose}
      >
        <DialogTitle id={id}>Edit personal details</DialogTitle>
        <DialogContent>
          {data ? (
            <DetailsForm
              details={data}
              onDirty={setDirty}
              onSaved={onClose}
              onCancel={requestClose}
            />
          ) : error && !isFetching ? (
            <FailedState
              title="Your details could not be loaded"
              description={error.message}
              onRetry={() => refetch()}
              action={<Button onClick={onClose}>Close</Button>}
            />
          ) : (
            <LoadingState shape="text" minHeight={240} />
          )}
        </DialogContent>
      </Dialog>
      <QuestionDialog
        open={isAsking}
        title="Discard your changes?"
        text="What you changed has not been saved."
        onClose={() => setAsking(false)}
        answers={
          <Box sx={{ display: 'flex', gap: 1 }}>
            <Button onClick={() => setAsking(false)}>Keep editing</Button>
            <Button variant="contained" color="error" onClick={onClose}>
              Discard
            </Button>
          </Box>
        }
      />
    </>
  );
}
