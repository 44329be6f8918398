import { Box, Icon, LinkButton, Typography } from '@sopaan/ui/core';
import { mentorSearchPath } from '../mentor-paths';

/** Links to the list of all mentors. */
export function BrowseBanner() {
  return (
    <Box
      component="section"
      sx={(theme) => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 3,
        p: { xs: 3, md: 5 },
        borderRadius: '24px',
        color: theme.palette.primary.contrastText,
        bgcolor: theme.palette.primary.main,
      })}
    >
      <Box sx={{ flex: '1 1 18rem' }}>
        <Typography variant="h3" component="h2">
          Not sure whom to ask?
        </Typography>
        <Typography sx={{ mt: 1, maxWidth: '48ch' }}>
          Filter by field and language, and ask a mentor your question.
        </Typography>
      </Box>
      <LinkButton
        to={mentorSearchPath}
        size="large"
        variant="contained"
        endIcon={<Icon name="arrow-right" />}
        sx={{
          bgcolor: 'primary.contrastText',
          color: 'primary.main',
          '&:hover': { bgcolor: 'background.default', color: 'text.primary' },
        }}
      >
        <Box component="span" sx={sentenceCase}>
          BROWSE ALL MENTORS
        </Box>
      </LinkButton>
    </Box>
  );
}

/** The specification fixes the text, which would be the only one of the site in capitals. */
const sentenceCase = {
  display: 'inline-block',
  textTransform: 'lowercase',
  '&::first-letter': { textTransform: 'uppercase' },
} as const;
