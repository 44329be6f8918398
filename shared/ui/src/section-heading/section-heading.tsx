import { Box, Typography } from '@sopaan/ui/core';

export interface SectionHeadingProps {
  id: string;
  heading: string;
  /** The end of the heading, in the accent colour. */
  highlight?: string | undefined;
  description?: string | undefined;
  level?: 'h1' | 'h2' | 'h3' | undefined;
}

/** The heading of a section or carousel. */
export function SectionHeading(props: SectionHeadingProps) {
  const { id, heading, highlight, description, level = 'h2' } = props;
  return (
    <>
      <Typography id={id} variant="h3" component={level}>
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
    </>
  );
}
