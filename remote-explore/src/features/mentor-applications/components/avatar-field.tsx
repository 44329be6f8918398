import { fileError, formatMediaTypes } from '@sopaan/schemas/api/file';
import { AVATAR_RULE, AVATAR_SIZE_PX } from '@sopaan/schemas/mentors/mentor-application-fields';
import { Box, Button, Typography } from '@sopaan/ui/core';
import { FileButton } from '@sopaan/ui/file-button';
import { FormHelperText, useField } from '@sopaan/ui/forms';
import { useId, useRef } from 'react';
import { PicturePreview } from './picture-preview';

const HINT = `${formatMediaTypes(AVATAR_RULE.types)}, up to ${AVATAR_RULE.maxBytes / 1_048_576} MB, at least ${AVATAR_SIZE_PX.min} × ${AVATAR_SIZE_PX.min} pixels.`;
const INVALID_PICTURE = 'This file cannot be shown as a picture. Please choose another one.';

/** Chooses, previews and removes the applicant's picture. */
export function AvatarField() {
  const [{ value: file }, { error }, { setValue, setError }] = useField<File | null>('avatar');
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const choose = async (chosenFile: File) => {
    const message = fileError(chosenFile, AVATAR_RULE);
    await setValue(message ? null : chosenFile, false);
    setError(message);
  };
  const reject = async () => {
    await setValue(null, false);
    setError(INVALID_PICTURE);
  };
  const remove = async () => {
    await setValue(null, false);
    setError(undefined);
    input.current?.focus();
  };
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', minWidth: 0 }}>
      <PicturePreview file={file} onError={() => void reject()} />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <FileButton
            ref={input}
            name="avatar"
            size="small"
            accept={AVATAR_RULE.types.join(',')}
            aria-describedby={id}
            aria-invalid={error !== undefined}
            onChoose={(chosen) => void choose(chosen)}
          >
            {file ? 'Change picture' : 'Choose a picture'}
          </FileButton>
          {file && (
            <Button size="small" onClick={() => void remove()}>
              Remove picture
            </Button>
          )}
        </Box>
        <Box id={id}>
          {file && (
            <Typography variant="caption" component="p" sx={{ overflowWrap: 'anywhere' }}>
              {file.name}
            </Typography>
          )}
          <FormHelperText error={error !== undefined} role={error ? 'alert' : undefined}>
            {error ?? HINT}
          </FormHelperText>
        </Box>
      </Box>
    </Box>
  );
}
