import { Box, Button, Icon } from '@sopaan/ui/core';
import type { JobApplicationControl } from '../use-job-application';

/** What one presses to apply: here, or on the official site and then a mark here. */
export function ApplyActions({ applying }: { applying: JobApplicationControl }) {
  const { application, officialUrl, start } = applying;
  if (!officialUrl) {
    return (
      <Button variant="contained" size="large" fullWidth onClick={start}>
        {application ? 'Apply again' : 'Apply'}
      </Button>
    );
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, width: '100%' }}>
      <Button
        variant="contained"
        size="large"
        href={officialUrl}
        target="_blank"
        rel="noopener noreferrer"
        endIcon={<Icon name="external" label="(opens in a new tab)" />}
        sx={{ flex: '1 1 12rem' }}
      >
        Apply on the official site
      </Button>
      <Button variant="outlined" size="large" onClick={start} sx={{ flex: '1 0 auto' }}>
        I have applied
      </Button>
    </Box>
  );
}
