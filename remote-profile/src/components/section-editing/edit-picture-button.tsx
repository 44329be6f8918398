import type { PictureKind } from '@sopaan/schemas/profile/pictures';
import { Icon, IconButton } from '@sopaan/ui/core';
import { EDITABLE_LABELS } from './section-labels';
import { useEditedSection } from './use-edited-section';

/** Opens the editor of a picture. It is placed over a corner of the picture. */
export function EditPictureButton({ kind }: { kind: PictureKind }) {
  const { open } = useEditedSection();
  return (
    <IconButton
      aria-label={`Edit ${EDITABLE_LABELS[kind]}`}
      aria-haspopup="dialog"
      onClick={() => open(kind)}
      sx={{
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'divider',
        '&:hover': { bgcolor: 'background.paper', borderColor: 'text.primary' },
      }}
    >
      <Icon name="edit" size={18} />
    </IconButton>
  );
}
