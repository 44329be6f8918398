import { paths } from '@sopaan/contract/paths';
import { Box, LinkButton } from '@sopaan/ui/core';

/** Links that a member can always use, even without the steps. */
export function MemberLinks() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <LinkButton to={paths.profile()} variant="outlined">
        Go to my profile
      </LinkButton>
      <LinkButton to={paths.competitions} variant="outlined">
        See competitions
      </LinkButton>
    </Box>
  );
}
