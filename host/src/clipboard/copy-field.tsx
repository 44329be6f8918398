import { Box, Button, Icon } from '@sopaan/ui/core';
import { TextField } from '@sopaan/ui/forms';
import { useState } from 'react';
import { copyText } from './copy-text';

const COPY_FAILED = 'Could not copy. Select the text and copy it yourself.';

interface CopyFieldProps {
  label: string;
  value: string;
}

/** A read-only text with a button that copies it. */
export function CopyField({ label, value }: CopyFieldProps) {
  const [message, setMessage] = useState<'' | 'Copied' | typeof COPY_FAILED>('');
  const copy = async () => setMessage((await copyText(value)) ? 'Copied' : COPY_FAILED);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TextField
        label={label}
        value={value}
        readOnly
        onFocus={({ target }) => target.select()}
        slotProps={{ htmlInput: { spellCheck: false } }}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Button
          variant="outlined"
          size="small"
          startIcon={<Icon name="copy" />}
          onClick={() => void copy()}
        >
          Copy
        </Button>
        <Box role="status" sx={{ typography: 'body2' }}>
          {message}
        </Box>
      </Box>
    </Box>
  );
}
