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

/** The contents list of a post: beside the text, or collapsed above it on narrow screens. */
export function PostContents({ sections }: { sections: readonly PostSection[] }) {
  const entries = titledSections(sections).map(({ id, title }) => ({ id, label: title }));
  return (
    <>
      <Box sx={beside}>
        <SectionIndex sections={entries} label="Contents" />
      </Box>
      <Box component="details" sx={above}>
        <summary>Contents</summary>
        <Box component="ul" sx={{ pl: 3, my: 1 }}>
          {entries.map(({ id, label }) => (
            <Box component="li" key={id} sx={{ py: 0.5 }}>
              <Box component="a" href={`#${id}`} sx={{ color: 'primary.main' }}>
                {label}
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
    </>
  );
}

const beside = {
  display: { xs: 'none', lg: 'block' },
  maxHeight: `calc(100dvh - ${HEADER_HEIGHT} - 2.2rem - ${DOCK_HEIGHT})`,
  overflowY: 'auto',
} as const;

const above = {
  display: { xs: 'block', lg: 'none' },
  p: 2,
  borderRadius: '12px',
  bgcolor: 'action.hover',
  '& summary': { fontWeight: 600, cursor: 'pointer' },
} as const;
