import type { Application } from '@sopaan/schemas/jobs/application';
import type { Job } from '@sopaan/schemas/jobs/job';
import { useUnsavedWork } from '@sopaan/session/unsaved-work';
import { useMediaQuery, useTheme } from '@sopaan/ui/core';
import { DiscardDialog } from '@sopaan/ui/discard-dialog';
import { Dialog } from '@sopaan/ui/panels';
import { useId, useState } from 'react';
import { ApplicantForm } from './applicant-form';
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
  const { isAsking, requestClose, keep, discard } = useUnsavedWork({
    remote: 'explore',
    task: 'application',
    reason: isDirty && !sentApplication ? 'An application is being written' : null,
    onClose,
    closesOnBack: true,
  });
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
      <DiscardDialog
        open={isAsking}
        title="Discard your draft?"
        text="Nothing has been sent yet."
        onKeep={keep}
        onDiscard={discard}
      />
    </>
  );
}
