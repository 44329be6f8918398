import type { User } from '@sopaan/schemas/account/user';
import { useBusy, useConfirmLeave } from '@sopaan/session/busy';
import { Alert } from '@sopaan/ui/core';
import { useState } from 'react';
import type { ReadResume } from '../from-resume';
import { readResumeFile, ResumeFileError } from '../read-resume-file';
import { FileButton } from './file-button';
import { ImportPreview } from './import-preview';
import { ResumeCard } from './resume-card';

interface ImportCardProps {
  user: User;
  onReload: () => Promise<unknown>;
}

type FileState =
  | { kind: 'none' }
  | { kind: 'unreadable'; reason: string }
  | { kind: 'read'; resume: ReadResume }
  | { kind: 'imported' };

/** Reads a file in the browser, shows what would change, and saves what its owner chooses. */
export function ImportCard({ user, onReload }: ImportCardProps) {
  const [state, setState] = useState<FileState>({ kind: 'none' });
  const isUnsaved = state.kind === 'read';
  useBusy(
    { remote: 'profile', task: 'resume import' },
    isUnsaved ? 'A resume is being imported' : null,
  );
  useConfirmLeave(isUnsaved);

  const read = async (file: File) => {
    try {
      setState({ kind: 'read', resume: await readResumeFile(file) });
    } catch (error) {
      const reason =
        error instanceof ResumeFileError ? error.message : 'The file could not be read.';
      setState({ kind: 'unreadable', reason });
    }
  };

  return (
    <ResumeCard
      title="Import"
      description="Choose a JSON Resume file, at most 256 KB. Nothing changes before you have seen what would."
    >
      {state.kind === 'imported' && (
        <Alert severity="success" title="Your profile has been updated">
          The chosen sections are those of the file now.
        </Alert>
      )}
      {state.kind === 'unreadable' && (
        <Alert severity="error" title="This file cannot be imported">
          {state.reason}
        </Alert>
      )}
      {state.kind === 'read' ? (
        <ImportPreview
          user={user}
          resume={state.resume}
          onReload={onReload}
          onDone={() => setState({ kind: 'imported' })}
          onCancel={() => setState({ kind: 'none' })}
        />
      ) : (
        <FileButton onFile={(file) => void read(file)} />
      )}
    </ResumeCard>
  );
}
