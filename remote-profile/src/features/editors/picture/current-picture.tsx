import type { PictureKind } from '@sopaan/schemas/profile/pictures';
import { Box, Button } from '@sopaan/ui/core';
import { EDITABLE_LABELS } from '../../../components/section-editing/section-labels';

interface CurrentPictureProps {
  url: string;
  kind: PictureKind;
  isPending: boolean;
  onRemove: () => void;
}

/** The stored picture, which can be removed. */
export function CurrentPicture({ url, kind, isPending, onRemove }: CurrentPictureProps) {
  return (
    <>
      <Box
        component="img"
        src={url}
        alt={`Your current ${EDITABLE_LABELS[kind].toLowerCase()}`}
        sx={{ maxWidth: '100%', borderRadius: kind === 'avatar' ? '50%' : 1 }}
      />
      <Button
        color="error"
        aria-disabled={isPending}
        onClick={onRemove}
        sx={{ justifySelf: 'start' }}
      >
        Remove
      </Button>
    </>
  );
}
