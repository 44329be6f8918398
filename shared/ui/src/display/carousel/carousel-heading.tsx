import { Box, LinkButton } from '@sopaan/ui/core';
import { SectionHeading, type SectionHeadingProps } from '../../section-heading/section-heading';

export interface CarouselHeadingProps extends Omit<SectionHeadingProps, 'id'> {
  /** A link to the complete list. */
  more?: { to: string; label: string };
}

export function CarouselHeading({ more, ...heading }: CarouselHeadingProps & { id: string }) {
  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <SectionHeading {...heading} />
      {more && (
        <LinkButton to={more.to} size="small" sx={{ ml: -1.75, mt: 0.5 }}>
          {more.label}
        </LinkButton>
      )}
    </Box>
  );
}
