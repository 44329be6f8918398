import { Box, Icon, LinkButton, Typography } from '@sopaan/ui/core';

/** Links to the page that imports a file, which first shows what would change. */
export function ImportProfile() {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography>
        Restore your profile, pictures and settings from a downloaded file, even one from an earlier
        account.
      </Typography>
      <LinkButton to="/profile/resume" variant="outlined" startIcon={<Icon name="upload" />}>
        Import a profile
      </LinkButton>
    </Box>
  );
}
