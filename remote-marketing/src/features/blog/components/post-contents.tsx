import { DOCK_HEIGHT, HEADER_HEIGHT } from '@sopaan/contract/layout';
import type { PostSection } from '@sopaan/schemas/blog/post';
import { Box } from '@sopaan/ui/core';
import { SectionIndex } from '@sopaan/ui/display';

/** A post with fewer sections needs no contents list. */
const MIN_SECTIONS = 3;

const titledSections = (sections: readonly PostSection[]) =>
  sections.filter(({ title }) => title !== '');

export const hasContents = (sections: readonly PostSection[]) =>
  titledSections(sections).length >= MIN_SECTIONS;

/** The contents list beside a post, on wide screens. */
export function PostContents({ sections }: { sections: readonly PostSection[] }) {
  const entries = titledSections(sections).map(({ id, title }) => ({ id, label: title }));
  return (
    <Box sx={beside}>
      <SectionIndex sections={entries} label="Contents" />
    </Box>
  );
}

/** The contents list between the header and the text of a post, collapsed, on narrow screens. */
export function CollapsedContents({ sections }: { sections: readonly PostSection[] }) {
  return (
    <Box component="details" sx={collapsed}>
      <summary>Contents</summary>
      <Box component="ul" sx={{ pl: 3, my: 1 }}>
        {titledSections(sections).map(({ id, title }) => (
          <Box component="li" key={id} sx={{ py: 0.5 }}>
            <Box component="a" href={`#${id}`} sx={{ color: 'primary.main' }}>
              {title}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const beside = {
  display: { xs: 'none', lg: 'block' },
  maxHeight: `calc(100dvh - ${HEADER_HEIGHT} - 2.2rem - ${DOCK_HEIGHT})`,
  overflowY: 'auto',
} as const;

const collapsed = {
  display: { xs: 'block', lg: 'none' },
  p: 2,
  mb: 3,
  borderRadius: '12px',
  bgcolor: 'action.hover',
  '& summary': { fontWeight: 600, cursor: 'pointer' },
} as const;
