import type { ReleaseSummary } from '@sopaan/schemas/releases/publish';
import { Box, Button, VisuallyHidden } from '@sopaan/ui/core';
import { useState } from 'react';
import { PreviewDialog } from '../previews/preview-dialog';
import { Disclosure } from '../table/disclosure';

interface ReleaseActionsProps {
  release: ReleaseSummary;
  open: boolean;
  onToggle: () => void;
}

export function ReleaseActions({ release, open, onToggle }: ReleaseActionsProps) {
  const [isCreatingPreview, setIsCreatingPreview] = useState(false);
  const { unit, release: name } = release;
  const about = `${unit} ${name}`;
  return (
    <Box sx={row}>
      <Disclosure open={open} onToggle={onToggle} label="Difference" about={about} />
      <Button size="small" aria-haspopup="dialog" onClick={() => setIsCreatingPreview(true)}>
        Preview…<VisuallyHidden>&nbsp;{about}</VisuallyHidden>
      </Button>
      {isCreatingPreview && (
        <PreviewDialog
          releases={[{ unit, release: name }]}
          onClose={() => setIsCreatingPreview(false)}
        />
      )}
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: { xs: 'wrap', lg: 'nowrap' },
  gap: 0.5,
  justifyContent: { lg: 'flex-end' },
};
