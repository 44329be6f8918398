import { Box, Typography } from '@sopaan/ui/core';

interface SectionHeadingProps {
  id: string;
  heading: string;
  /** The end of the heading, in the accent colour. */
  highlight?: string;
  description?: string;
}

/** The heading of a section, like that of a carousel. */
export function SectionHeading({ id, heading, highlight, description }: SectionHeadingProps) {
  return (
    <Box sx={{ mb: 2 }}>
      <Typography id={id} variant="h3" component="h2">
        {heading}
        {highlight && (
          <>
            {' '}
            <Box component="span" sx={{ color: 'secondary.main' }}>
              {highlight}
            </Box>
          </>
        )}
      </Typography>
      {description && (
        <Typography color="textSecondary" sx={{ mt: 0.5, maxWidth: '64ch' }}>
          {description}
        </Typography>
      )}
    </Box>
  );
}
