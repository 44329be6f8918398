import { useUnsavedWork } from '@sopaan/session/unsaved-work';
import { Button, FailedState, LoadingState, useMediaQuery, useTheme } from '@sopaan/ui/core';
import { DiscardDialog } from '@sopaan/ui/discard-dialog';
import { Dialog, DialogContent, DialogTitle } from '@sopaan/ui/panels';
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
  const { isAsking, requestClose, close, keep, discard } = useUnsavedWork({
    remote: 'profile',
    task: 'wallet details',
    reason: isDirty ? 'Your personal details are being edited' : null,
    onClose,
    closesOnBack: true,
  });
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
              onSaved={close}
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
      <DiscardDialog open={isAsking} onKeep={keep} onDiscard={discard} />
    </>
  );
}
