import { paths } from '@sopaan/contract/paths';
import { Box, Icon, LinkButton, Typography } from '@sopaan/ui/core';

/** Invites visitors to organise their own competition. */
export function OrganiseBanner() {
  return (
    <Box
      component="section"
      aria-labelledby="host-your-own"
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', md: 'row' },
        alignItems: { xs: 'flex-start', md: 'center' },
        gap: { xs: 2, md: 4 },
        p: { xs: 3, md: 5 },
        borderRadius: '24px',
        color: 'primary.contrastText',
        bgcolor: 'primary.main',
      }}
    >
      <Icon name="trophy" size={56} sx={{ display: { xs: 'none', md: 'block' } }} />
      <Box sx={{ flex: 1 }}>
        <Typography id="host-your-own" variant="h3" component="h2">
          Host Your Own Opportunity
        </Typography>
        <Typography sx={{ mt: 1, maxWidth: '60ch' }}>
          A hackathon for your college, a quiz for your club, a contest for your company: bring it
          to people looking for one.
        </Typography>
      </Box>
      <LinkButton
        to={paths.underDevelopment('host-opportunity')}
        size="large"
        variant="contained"
        endIcon={<Icon name="arrow-right" />}
        sx={{
          bgcolor: 'primary.contrastText',
          color: 'primary.main',
          '&:hover': { bgcolor: 'background.default', color: 'text.primary' },
        }}
      >
        Host Now
      </LinkButton>
    </Box>
  );
}
