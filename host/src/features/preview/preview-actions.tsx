import { Box, Button, Icon } from '@sopaan/ui/core';
import { useState } from 'react';
import { useCopyLink } from './use-copy-link';
import { leavePreview } from './leave-preview';

interface PreviewActionsProps {
  token: string;
  outlined: boolean;
  onOutline: (outlined: boolean) => void;
}

/** What can be done with a preview. */
export function PreviewActions({ token, outlined, onOutline }: PreviewActionsProps) {
  const copyLink = useCopyLink(token);
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    await leavePreview();
    setLeaving(false);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        size="small"
        aria-pressed={outlined}
        variant={outlined ? 'contained' : 'text'}
        startIcon={<Icon name="layers" />}
        onClick={() => onOutline(!outlined)}
      >
        Outline regions
      </Button>
      <Button size="small" startIcon={<Icon name="link" />} onClick={() => void copyLink()}>
        Copy link
      </Button>
      <Button
        size="small"
        variant="outlined"
        startIcon={<Icon name="logout" />}
        aria-disabled={leaving}
        onClick={() => {
          if (!leaving) void leave();
        }}
      >
        {leaving ? 'Leaving…' : 'Leave preview'}
      </Button>
    </Box>
  );
}
