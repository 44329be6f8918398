import { Box, Button, Icon } from '@sopaan/ui/core';
import { useState } from 'react';
import { useCopyLink } from './use-copy-link';
import { leavePreview } from './leave-preview';

interface PreviewActionsProps {
  token: string;
  outlined: boolean;
  onOutline: (outlined: boolean) => void;
}

/** Buttons to put badges on the page's regions, copy the preview link and leave the preview. */
export function PreviewActions({ token, outlined, onOutline }: PreviewActionsProps) {
  const copyLink = useCopyLink(token);
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async () => {
    setIsLeaving(true);
    await leavePreview();
    setIsLeaving(false);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', md: 'nowrap' }, flexShrink: 0, gap: 1 }}>
      <Button
        size="small"
        aria-pressed={outlined}
        variant={outlined ? 'contained' : 'text'}
        startIcon={<Icon name="layers" />}
        onClick={() => onOutline(!outlined)}
      >
        Show where each release is used
      </Button>
      <Button size="small" startIcon={<Icon name="link" />} onClick={() => void copyLink()}>
        Copy link
      </Button>
      <Button
        size="small"
        variant="outlined"
        startIcon={<Icon name="logout" />}
        aria-disabled={isLeaving}
        onClick={() => {
          if (!isLeaving) void leave();
        }}
      >
        {isLeaving ? 'Leaving…' : 'Leave preview'}
      </Button>
    </Box>
  );
}
