import { paths } from '@sopaan/contract/paths';
import { AppLink, Box } from '@sopaan/ui/core';
import type { CvContent } from '../cv-content';
import type { CvSection } from '../cv-options';
import { missingSections } from '../missing-sections';

interface MissingLinksProps {
  content: CvContent;
  sections: readonly CvSection[];
}

/** Links to the editors of the chosen sections that are empty, on the sheet where they would be. They are not printed. */
export function MissingLinks({ content, sections }: MissingLinksProps) {
  const missing = missingSections(content, sections);
  if (missing.length === 0) return null;
  return (
    <Box component="nav" aria-label="Add to your CV" sx={{ '@media print': { display: 'none' } }}>
      <Box component="ul" sx={list}>
        {missing.map(({ label, edit }) => (
          <li key={edit}>
            <AppLink to={`${paths.profile()}?edit=${edit}`} sx={link}>
              <span aria-hidden>+</span> {label}
            </AppLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** In fixed type and colours: the sheet around them is scaled, and white in dark mode too. */
const list = {
  '&&': { mt: 3, p: 0, fontSize: '1rem' },
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))',
  listStyle: 'none',
} as const;

const link = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 48,
  px: 2,
  border: '1px dashed #8a97a5',
  borderRadius: '12px',
  fontWeight: 600,
  color: '#17426b',
  '&:hover': { bgcolor: '#f1f5f9' },
} as const;
