import { Box, Button, LinkButton } from '@sopaan/ui/core';
import type { JobApplicationControl } from '../use-job-application';

/** A button that applies on this site; for a government post, a link to the official site and a button that marks it as applied. */
export function ApplyActions({ control }: { control: JobApplicationControl }) {
  const { application, isOfficial, officialUrl, start } = control;
  if (!isOfficial) {
    return (
      <Button variant="contained" size="large" fullWidth onClick={start}>
        {application ? 'Apply again' : 'Apply'}
      </Button>
    );
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, width: '100%' }}>
      {officialUrl && (
        <LinkButton to={officialUrl} variant="contained" size="large" sx={{ flex: '1 1 12rem' }}>
          Apply on the official site
        </LinkButton>
      )}
      <Button variant="outlined" size="large" onClick={start} sx={{ flex: '1 0 auto' }}>
        I have applied
      </Button>
    </Box>
  );
}
