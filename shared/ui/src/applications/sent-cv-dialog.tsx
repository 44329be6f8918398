import { resumeSchema, type Resume } from '@sopaan/schemas/resume/resume-schema';
import { Alert, Button, LoadingState } from '@sopaan/ui/core';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@sopaan/ui/panels';
import { useEffect, useId, useState } from 'react';
import { saveBlob } from './save-blob';
import { SentCv } from './sent-cv';

export interface SentCvProps {
  /** A JSON Resume document. */
  cv: Blob;
  onClose: () => void;
}

/** The CV as it was sent with an application. */
export function SentCvDialog({ cv, onClose }: SentCvProps) {
  const id = useId();
  const [resume, setResume] = useState<Resume | null>();
  useEffect(() => {
    let isCurrent = true;
    const show = (read: Resume | null) => {
      if (isCurrent) setResume(read);
    };
    readResume(cv).then(show, () => show(null));
    return () => {
      isCurrent = false;
    };
  }, [cv]);
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>Your CV as it was sent</DialogTitle>
      {/* A long CV scrolls, and may have nothing that takes the focus. */}
      <DialogContent role="region" aria-labelledby={id} tabIndex={0}>
        {resume === undefined && <LoadingState shape="text" minHeight={160} />}
        {resume === null && (
          <Alert severity="error" title="The CV cannot be shown here">
            Download it to see what was sent.
          </Alert>
        )}
        {resume && <SentCv resume={resume} />}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => saveBlob('cv.json', cv)}>Download JSON Resume</Button>
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

async function readResume(cv: Blob): Promise<Resume> {
  return resumeSchema.validate(JSON.parse(await cv.text()));
}
