import { isApiError } from '@sopaan/api-client/call';
import { Alert, Box, Button, Typography } from '@sopaan/ui/core';
import { useState } from 'react';
import { PicturesNotSaved, useImportProfile } from '../api/use-import-profile';
import type { CurrentProfile, PartName } from '../import-part';
import { describeImport, pickParts } from '../import-parts';
import type { ProfileFile } from '../read-profile-file';
import { ImportError } from './import-error';
import { PartPreview } from './part-preview';

interface ImportPreviewProps {
  current: CurrentProfile;
  file: ProfileFile;
  onReload: () => Promise<unknown>;
  /** Called when everything but the pictures was saved. */
  onOnlyPicturesFailed: () => void;
  onDone: () => void;
  onCancel: () => void;
}

/** Compares each part of the file with the profile; the member chooses which ones to import. */
export function ImportPreview({
  current,
  file,
  onReload,
  onOnlyPicturesFailed,
  onDone,
  onCancel,
}: ImportPreviewProps) {
  const parts = describeImport(current, file);
  const [chosen, setChosen] = useState<ReadonlySet<PartName>>(
    new Set(parts.map(({ name }) => name)),
  );
  const { mutate, isPending, error, reset } = useImportProfile();

  const toggle = (name: PartName) =>
    setChosen(
      new Set(chosen.has(name) ? [...chosen].filter((each) => each !== name) : [...chosen, name]),
    );
  const save = () => {
    if (isPending || chosen.size === 0) return;
    const { updatedAt } = current.user;
    mutate(
      { updatedAt, ...pickParts(file, chosen) },
      {
        onSuccess: onDone,
        onError: (failure) => failure instanceof PicturesNotSaved && onOnlyPicturesFailed(),
      },
    );
  };
  const reload = async () => {
    await onReload();
    reset();
  };

  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%' }}>
      <Typography>
        {parts.length > 0
          ? 'The chosen parts are replaced as a whole. The others stay as they are.'
          : 'This file contains nothing to import into your profile.'}
      </Typography>
      {file.leftOut.length > 0 && (
        <Alert severity="info">{`Not imported: ${file.leftOut.join('; ')}.`}</Alert>
      )}
      {parts.map((part) => (
        <PartPreview
          key={part.name}
          part={part}
          isChosen={chosen.has(part.name)}
          onToggle={() => toggle(part.name)}
        />
      ))}
      {error && (
        <ImportError error={error} onReload={isProfileChanged(error) ? reload : undefined} />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {parts.length > 0 && (
          <Button variant="contained" aria-disabled={isPending || chosen.size === 0} onClick={save}>
            {isPending ? 'Saving…' : 'Replace these parts'}
          </Button>
        )}
        <Button onClick={onCancel}>Cancel</Button>
      </Box>
      {chosen.size === 0 && parts.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          Choose at least one part.
        </Typography>
      )}
    </Box>
  );
}

/** Whether the profile has changed since the preview. A conflict with `fields` has another cause, such as a username that is taken. */
function isProfileChanged(error: Error): boolean {
  return isApiError(error) && error.code === 'CONFLICT' && Object.keys(error.fields).length === 0;
}
