import { fileError, formatMediaTypes } from '@sopaan/schemas/api/file';
import { AVATAR_RULE, AVATAR_SIZE_PX } from '@sopaan/schemas/mentors/mentor-application-fields';
import { Box, Button, Icon, Typography, visuallyHidden } from '@sopaan/ui/core';
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
  const clearInput = () => {
    if (input.current) input.current.value = '';
  };
  const choose = async (chosenFile: File | undefined) => {
    // The file dialog was cancelled.
    if (!chosenFile) return;
    const message = fileError(chosenFile, AVATAR_RULE);
    await setValue(message ? null : chosenFile, false);
    setError(message);
    if (message) clearInput();
  };
  const reject = async () => {
    clearInput();
    await setValue(null, false);
    setError(INVALID_PICTURE);
  };
  const remove = async () => {
    clearInput();
    await setValue(null, false);
    setError(undefined);
    input.current?.focus();
  };
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', minWidth: 0 }}>
      <PicturePreview file={file} onError={() => void reject()} />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            component="label"
            size="small"
            variant="outlined"
            role={undefined}
            tabIndex={-1}
            startIcon={<Icon name="upload" />}
            sx={(theme) => ({
              '&:focus-within': {
                outline: `3px solid ${theme.palette.secondary.main}`,
                outlineOffset: '2px',
              },
            })}
          >
            {file ? 'Change picture' : 'Choose a picture'}
            <input
              ref={input}
              type="file"
              name="avatar"
              accept={AVATAR_RULE.types.join(',')}
              aria-describedby={id}
              aria-invalid={error !== undefined}
              onChange={(event) => void choose(event.target.files?.[0])}
              style={visuallyHidden}
            />
          </Button>
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
