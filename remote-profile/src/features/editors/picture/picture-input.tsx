import { fileError, formatMediaTypes } from '@sopaan/schemas/api/file';
import { PICTURE_RULE, PICTURE_SIDE_PX } from '@sopaan/schemas/profile/pictures';
import { Button, Icon, visuallyHidden } from '@sopaan/ui/core';
import { FormHelperText } from '@sopaan/ui/forms';
import { useId } from 'react';

const HINT = `${formatMediaTypes(PICTURE_RULE.types)}, up to ${PICTURE_RULE.maxBytes / 1_048_576} MB, at least ${PICTURE_SIDE_PX.min} × ${PICTURE_SIDE_PX.min} pixels. Where and with which camera it was taken is removed.`;

interface PictureInputProps {
  error: string | undefined;
  /** With a file, or with the reason why it is not accepted. */
  onChoose: (choice: { file: File } | { error: string }) => void;
}

/** Chooses the file of a picture. */
export function PictureInput({ error, onChoose }: PictureInputProps) {
  const hintId = useId();
  return (
    <div>
      <Button
        component="label"
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
        Choose a picture
        <input
          type="file"
          accept={PICTURE_RULE.types.join(',')}
          aria-describedby={hintId}
          aria-invalid={error !== undefined}
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (!file) return;
            const reason = fileError(file, PICTURE_RULE);
            onChoose(reason === undefined ? { file } : { error: reason });
            // The same file may be chosen again.
            target.value = '';
          }}
          style={visuallyHidden}
        />
      </Button>
      <FormHelperText id={hintId} error={error !== undefined} role={error ? 'alert' : undefined}>
        {error ?? HINT}
      </FormHelperText>
    </div>
  );
}
