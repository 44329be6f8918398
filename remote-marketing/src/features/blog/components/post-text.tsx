import { HEADER_HEIGHT } from '@sopaan/contract/layout';
import type { PostSection } from '@sopaan/schemas/blog/post';
import { Box, Typography } from '@sopaan/ui/core';
import { SafeHtml } from '@sopaan/ui/display';

/** The text of a post. Each heading links to itself, so that its address can be copied. */
export function PostText({ sections }: { sections: readonly PostSection[] }) {
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {sections.map(({ id, title, html }) =>
        title === '' ? (
          <SafeHtml key="introduction" html={html} sx={text} />
        ) : (
          <Box component="section" key={id} id={id} aria-labelledby={`${id}-title`} sx={section}>
            <Typography id={`${id}-title`} variant="h4" component="h2" sx={{ mb: 1 }}>
              {title}{' '}
              <Box component="a" href={`#${id}`} aria-label={`Link to ${title}`} sx={anchor}>
                #
              </Box>
            </Typography>
            <SafeHtml html={html} sx={text} />
          </Box>
        ),
      )}
    </Box>
  );
}

const section = {
  scrollMarginTop: `calc(${HEADER_HEIGHT} + 1rem)`,
  outline: 'none',
  '&:hover h2 a': { opacity: 1 },
} as const;

const anchor = {
  color: 'text.secondary',
  textDecoration: 'underline',
  opacity: 0,
  '&:focus-visible': { opacity: 1 },
  '@media (hover: none)': { opacity: 1 },
} as const;

const text = {
  fontSize: '1.0625rem',
  lineHeight: 1.7,
  // Lines of code wrap, so that no part of the text scrolls sideways.
  '& pre': {
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    p: 2,
    borderRadius: '12px',
    bgcolor: 'action.hover',
  },
  '& :not(pre) > code': { px: 0.5, borderRadius: '4px', bgcolor: 'action.hover' },
  '& blockquote': { m: 0, pl: 2, borderLeft: '4px solid', borderColor: 'divider' },
} as const;
