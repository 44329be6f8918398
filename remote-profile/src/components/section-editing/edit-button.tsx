import { Button, Icon } from '@sopaan/ui/core';
import { EDITABLE_LABELS, type Editable } from './section-labels';
import { useEditedSection } from './use-edited-section';

/** Opens the editor of a section or picture. */
export function EditButton({ edits }: { edits: Editable }) {
  const { open } = useEditedSection();
  return (
    <Button
      variant="outlined"
      startIcon={<Icon name="edit" />}
      aria-label={`Edit ${EDITABLE_LABELS[edits]}`}
      aria-haspopup="dialog"
      onClick={() => open(edits)}
    >
      Edit
    </Button>
  );
}
