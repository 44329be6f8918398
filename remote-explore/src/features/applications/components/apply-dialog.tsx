import type { Application } from '@sopaan/schemas/jobs/application';
import type { Job } from '@sopaan/schemas/jobs/job';
import { useBusy, useConfirmLeave } from '@sopaan/session/busy';
import { useMediaQuery, useTheme } from '@sopaan/ui/core';
import { Dialog } from '@sopaan/ui/panels';
import { useId, useState } from 'react';
import { useCloseGuard } from '../use-close-guard';
import { ApplicantForm } from './applicant-form';
import { DiscardDialog } from './discard-dialog';
import { SentState } from './sent-state';
import { TrackForm } from './track-form';

interface ApplyDialogProps {
  job: Job;
  isOfficial: boolean;
  onClose: () => void;
}

/** The form of an application, then its confirmation. */
export function ApplyDialog({ job, isOfficial, onClose }: ApplyDialogProps) {
  const titleId = useId();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const [isDirty, setDirty] = useState(false);
  const [sentApplication, setSentApplication] = useState<Application | null>(null);
  const isUnsent = isDirty && !sentApplication;
  useBusy(
    { remote: 'explore', task: 'application' },
    isUnsent ? 'An application is being written' : null,
  );
  useConfirmLeave(isUnsent);
  const { isConfirming, requestClose, keep, discard } = useCloseGuard(isUnsent, onClose);
  const form = {
    job,
    titleId,
    onDirty: setDirty,
    onSent: setSentApplication,
    onCancel: requestClose,
  };
  return (
    <>
      <Dialog
        open
        fullWidth
        maxWidth="sm"
        fullScreen={isPhone}
        onClose={requestClose}
        aria-labelledby={titleId}
      >
        {sentApplication ? (
          <SentState application={sentApplication} titleId={titleId} job={job} onClose={onClose} />
        ) : isOfficial ? (
          <TrackForm {...form} />
        ) : (
          <ApplicantForm {...form} />
        )}
      </Dialog>
      <DiscardDialog open={isConfirming} onKeep={keep} onDiscard={discard} />
    </>
  );
}
