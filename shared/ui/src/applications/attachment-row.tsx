import { Alert, Box, Button, Icon, Typography } from '@sopaan/ui/core';
import { useState } from 'react';

interface AttachmentRowProps {
  name: string;
  /** The file's name. */
  detail?: string;
  /** The label of the button. */
  verb: 'View' | 'Download';
  /** Undefined if the attachment can no longer be opened. An error that it throws is shown. */
  open: (() => Promise<void>) | undefined;
}

/** An attachment of an application, with the button that opens it. */
export function AttachmentRow({ name, detail, verb, open }: AttachmentRowProps) {
  const [error, setError] = useState<string | null>(null);
  const [isLoading, setLoading] = useState(false);
  const press = async () => {
    if (!open || isLoading) return;
    setLoading(true);
    setError(null);
    try {
      await open();
    } catch (reason) {
      setError(reason instanceof Error && reason.message ? reason.message : 'Please try again.');
    } finally {
      setLoading(false);
    }
  };
  return (
    <li>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Icon name="file" size={18} sx={{ color: 'text.secondary' }} />
        <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {name}
          {detail && (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {` (${detail})`}
            </Box>
          )}
        </Typography>
        {open && (
          <Button
            size="small"
            aria-label={`${verb} ${name}`}
            aria-disabled={isLoading}
            onClick={() => void press()}
            sx={{ minHeight: 44 }}
          >
            {isLoading ? 'One moment…' : verb}
          </Button>
        )}
      </Box>
      {error && (
        <Alert severity="error" title={`${name} could not be opened`}>
          {error}
        </Alert>
      )}
    </li>
  );
}
