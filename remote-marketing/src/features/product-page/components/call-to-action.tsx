import { Box, LinkButton, Typography } from '@sopaan/ui/core';

interface CallToActionProps {
  title: string;
  text: string;
  button: { text: string; to: string };
}

/** A banner with a heading, a text and one button. */
export function CallToAction({ title, text, button }: CallToActionProps) {
  return (
    <Box component="section" aria-label={title} sx={banner}>
      <Box sx={{ flex: '1 1 20rem' }}>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        <Typography sx={{ mt: 1, maxWidth: '60ch' }}>{text}</Typography>
      </Box>
      <LinkButton to={button.to} size="large" variant="contained" color="secondary">
        {button.text}
      </LinkButton>
    </Box>
  );
}

const banner = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 3,
  p: { xs: 3, md: 5 },
  borderRadius: '24px',
  backgroundColor: 'action.hover',
} as const;
