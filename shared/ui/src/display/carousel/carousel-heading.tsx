import { Box, LinkButton, Typography } from '@sopaan/ui/core';

export interface CarouselHeadingProps {
  heading: string;
  /** The end of the heading, in the accent colour. */
  highlight?: string;
  description?: string;
  /** A link to the complete list. */
  more?: { to: string; label: string };
  level?: 'h1' | 'h2' | 'h3';
}

export function CarouselHeading(props: CarouselHeadingProps & { id: string }) {
  const { id, heading, highlight, description, more, level = 'h2' } = props;
  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
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
      {more && (
        <LinkButton to={more.to} size="small" sx={{ ml: -1.75, mt: 0.5 }}>
          {more.label}
        </LinkButton>
      )}
    </Box>
  );
}
