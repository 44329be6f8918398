import { Box } from '@sopaan/ui/core';

/** Files of a release change on a disk only if the disk fails, or if somebody writes to it. */
export function ChangedFiles({ count }: { count: number }) {
  return (
    <Box sx={{ typography: 'body2' }}>
      {count === 1 ? '1 file had' : `${count} files had`} changed on an edge and{' '}
      {count === 1 ? 'was' : 'were'} installed again
    </Box>
  );
}
