import type { User } from '@sopaan/schemas/account/user';
import { useUnsavedWork } from '@sopaan/session/unsaved-work';
import { Box, Icon, IconButton, Typography } from '@sopaan/ui/core';
import { DiscardDialog } from '@sopaan/ui/discard-dialog';
import { lazyPart } from '@sopaan/ui/lazy-part';
import { Drawer } from '@sopaan/ui/panels';
import { useId, useState } from 'react';
import { EDITABLE_LABELS, type Editable } from '../../../components/section-editing/section-labels';
import { useEditedSection } from '../../../components/section-editing/use-edited-section';
import type { UserCache } from '../section-editor';

const PictureForm = lazyPart(async () => (await import('../picture/picture-form')).PictureForm);
const EditorOfSection = lazyPart(
  async () => (await import('../sections/editor-of-section')).EditorOfSection,
);

interface EditPanelProps {
  user: User;
  cache: UserCache;
}

/** The panel that edits the section or picture of the query parameter `edit`. */
export function EditPanel(props: EditPanelProps) {
  const { edited, close } = useEditedSection();
  return edited && <OpenPanel key={edited} {...props} edited={edited} close={close} />;
}

interface OpenPanelProps extends EditPanelProps {
  edited: Editable;
  close: () => void;
}

function OpenPanel({ edited, close, ...editor }: OpenPanelProps) {
  const titleId = useId();
  const [isDirty, setDirty] = useState(false);
  const work = useUnsavedWork({
    remote: 'profile',
    task: 'editor',
    reason: isDirty ? 'Your profile is being edited' : null,
    onClose: close,
  });
  const { requestClose } = work;
  const form = { ...editor, onDirty: setDirty, onSaved: work.close, onCancel: requestClose };
  return (
    <>
      <Drawer
        open
        anchor="right"
        onClose={requestClose}
        slotProps={{
          paper: {
            'aria-labelledby': titleId,
            sx: { width: { xs: '100%', sm: 'min(640px, 92vw)' }, overflow: 'hidden' },
          },
        }}
      >
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 2,
            px: { xs: 2, sm: 3 },
            py: 1.5,
            borderBottom: '1px solid',
            borderColor: 'divider',
          }}
        >
          <Typography id={titleId} variant="h4" component="h2">
            {`Edit ${EDITABLE_LABELS[edited]}`}
          </Typography>
          <IconButton aria-label="Close" onClick={requestClose} edge="end">
            <Icon name="close" />
          </IconButton>
        </Box>
        {edited === 'avatar' || edited === 'banner' ? (
          <PictureForm {...form} kind={edited} />
        ) : (
          <EditorOfSection {...form} section={edited} />
        )}
      </Drawer>
      <DiscardDialog open={work.isAsking} onKeep={work.keep} onDiscard={work.discard} />
    </>
  );
}
