import { useUnsavedWork } from '@sopaan/session/unsaved-work';
import { Alert } from '@sopaan/ui/core';
import { DiscardDialog } from '@sopaan/ui/discard-dialog';
import { FileButton } from '@sopaan/ui/file-button';
import { useState } from 'react';
import type { CurrentProfile } from '../import-part';
import { ProfileFileError, readProfileFile, type ProfileFile } from '../read-profile-file';
import { ImportPreview } from './import-preview';
import { ResumeCard } from './resume-card';

interface ImportCardProps {
  current: CurrentProfile;
  onReload: () => Promise<unknown>;
}

type FileState =
  | { kind: 'none' }
  | { kind: 'unreadable'; reason: string }
  | { kind: 'read'; file: ProfileFile; isProfileSaved: boolean }
  | { kind: 'imported' };

/** Reads a file in the browser, shows what would change, and saves what the member chooses. */
export function ImportCard({ current, onReload }: ImportCardProps) {
  const [state, setState] = useState<FileState>({ kind: 'none' });
  const { isAsking, keep, discard } = useUnsavedWork({
    remote: 'profile',
    task: 'profile import',
    reason: state.kind === 'read' ? 'A file is being imported' : null,
    onClose: () => setState({ kind: 'none' }),
  });

  const read = async (file: File) => {
    try {
      const content = await readProfileFile(file);
      // The profile may have been changed on another device since the page loaded it.
      await onReload();
      setState({ kind: 'read', file: content, isProfileSaved: false });
    } catch (error) {
      const reason =
        error instanceof ProfileFileError ? error.message : 'The file could not be read.';
      setState({ kind: 'unreadable', reason });
    }
  };

  return (
    <ResumeCard
      title="Import"
      description="Choose a JSON Resume file, or the file that “Download everything” in your settings gave you. You can review the changes before anything is saved."
    >
      {state.kind === 'imported' && (
        <Alert severity="success" title="Your profile has been updated">
          The sections you chose now match the file.
        </Alert>
      )}
      {state.kind === 'unreadable' && (
        <Alert severity="error" title="This file cannot be imported">
          {state.reason}
        </Alert>
      )}
      {state.kind === 'read' ? (
        <ImportPreview
          current={current}
          file={state.file}
          onReload={onReload}
          onOnlyPicturesFailed={() => setState({ ...state, isProfileSaved: true })}
          onDone={() => setState({ kind: 'imported' })}
          onCancel={() => setState({ kind: 'none' })}
        />
      ) : (
        <FileButton
          accept=".json,application/json"
          aria-label="Choose a file to import"
          onChoose={(file) => void read(file)}
        >
          Choose a file
        </FileButton>
      )}
      <DiscardDialog
        open={isAsking}
        title="Stop the import?"
        text={
          state.kind === 'read' && state.isProfileSaved
            ? 'The pictures have not been saved yet. Everything else has.'
            : 'Nothing from the file has been saved yet.'
        }
        onKeep={keep}
        onDiscard={discard}
      />
    </ResumeCard>
  );
}
