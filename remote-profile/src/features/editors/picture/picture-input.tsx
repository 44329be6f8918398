import { fileError, formatMediaTypes } from '@sopaan/schemas/api/file';
import { PICTURE_RULE, PICTURE_SIDE_PX } from '@sopaan/schemas/profile/pictures';
import { FileButton } from '@sopaan/ui/file-button';
import { FormHelperText } from '@sopaan/ui/forms';
import { useId } from 'react';

const HINT = `${formatMediaTypes(PICTURE_RULE.types)}, up to ${PICTURE_RULE.maxBytes / 1_048_576} MB, at least ${PICTURE_SIDE_PX.min} × ${PICTURE_SIDE_PX.min} pixels. Location and camera details are removed.`;

interface PictureInputProps {
  error: string | undefined;
  /** Called with the chosen file, or with the reason why it is not accepted. */
  onChoose: (choice: { file: File } | { error: string }) => void;
}

/** Chooses the file of a picture. */
export function PictureInput({ error, onChoose }: PictureInputProps) {
  const hintId = useId();
  return (
    <div>
      <FileButton
        accept={PICTURE_RULE.types.join(',')}
        aria-describedby={hintId}
        aria-invalid={error !== undefined}
        onChoose={(file) => {
          const reason = fileError(file, PICTURE_RULE);
          onChoose(reason === undefined ? { file } : { error: reason });
        }}
      >
        Choose a picture
      </FileButton>
      <FormHelperText id={hintId} error={error !== undefined} role={error ? 'alert' : undefined}>
        {error ?? HINT}
      </FormHelperText>
    </div>
  );
}
