import { Box } from '@sopaan/ui/core';

/** A release whose files change on a disk points to a failing disk, or to somebody who writes to it. */
export function ChangedFiles({ count }: { count: number }) {
  return (
    <Box sx={{ typography: 'body2' }}>
      {count === 1 ? '1 file had' : `${count} files had`} changed on an edge and{' '}
      {count === 1 ? 'was' : 'were'} installed again
    </Box>
  );
}
