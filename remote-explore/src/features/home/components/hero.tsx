import { paths } from '@sopaan/contract/paths';
import { Box, Icon, LinkButton, Typography } from '@sopaan/ui/core';
import { SiteSearchForm } from '@sopaan/ui/site-search-form';
import { IntroFrame } from './intro-frame';
import { StepsPicture } from './steps-picture';

/** For guests: the purpose of the site, a search box and two calls to action. */
export function Hero() {
  return (
    <IntroFrame labelledBy="purpose">
      <Box sx={columns}>
        <Box>
          <Typography variant="overline" component="p" color="secondary">
            For students and job seekers in India
          </Typography>
          <Typography id="purpose" variant="h1" sx={{ mt: 1, maxWidth: '18ch' }}>
            Climb to the work you want, one step at a time
          </Typography>
          <Typography
            variant="subtitle1"
            component="p"
            color="textSecondary"
            sx={{ mt: 2, maxWidth: '54ch' }}
          >
            Sopaan means a flight of steps. Find a course, practise what you learned, prove it in
            competitions and look for private and government jobs, all in one place.
          </Typography>
          <Box sx={{ mt: 3 }}>
            <SiteSearchForm />
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
            <LinkButton to={paths.signUp} variant="outlined">
              Create an account
            </LinkButton>
            <LinkButton to={paths.competitions} endIcon={<Icon name="arrow-right" />}>
              See competitions
            </LinkButton>
          </Box>
        </Box>
        <Box sx={{ maxWidth: { xs: 340, md: 480 }, width: '100%', mx: 'auto' }}>
          <StepsPicture />
        </Box>
      </Box>
    </IntroFrame>
  );
}

const columns = {
  display: 'grid',
  alignItems: 'center',
  gap: { xs: 3, md: 6 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.15fr) minmax(0, 0.85fr)' },
} as const;
