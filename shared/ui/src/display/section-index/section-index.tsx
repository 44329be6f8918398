import { Box } from '@sopaan/ui/core';
import { useSectionInView } from './use-section-in-view';

type Direction = 'column' | 'row';

interface SectionIndexProps {
  /** The sections of the page, with the ids of their elements. */
  sections: ReadonlyArray<{ id: string; label: string }>;
  /** The accessible name of the navigation. */
  label?: string;
  /** Pixels above a section that fixed bars cover. */
  offset?: number;
  /** `column` beside the text, or `row` above it; also by breakpoint. */
  direction?: Direction | { xs: Direction; lg: Direction };
}

/** Navigation between the sections of a page. Marks the one in view. */
export function SectionIndex(props: SectionIndexProps) {
  const { sections, label = 'On this page', offset = 100, direction = 'column' } = props;
  const { current, goTo } = useSectionInView(
    sections.map((section) => section.id),
    offset,
  );
  return (
    <Box component="nav" aria-label={label}>
      <Box
        component="ul"
        sx={{
          display: 'flex',
          flexDirection: direction,
          gap: 0.5,
          m: 0,
          p: 0,
          overflowX: 'auto',
          listStyle: 'none',
        }}
      >
        {sections.map((section) => (
          <Box component="li" key={section.id} sx={{ flex: 'none' }}>
            <Box
              component="a"
              href={`#${section.id}`}
              aria-current={section.id === current ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault();
                goTo(section.id);
              }}
              sx={{
                display: 'block',
                px: 2,
                py: 1.25,
                borderRadius: '12px',
                typography: 'body2',
                color: 'text.secondary',
                textDecoration: 'none',
                '&:hover': { bgcolor: 'action.hover' },
                '&[aria-current]': {
                  color: 'primary.main',
                  fontWeight: 600,
                  bgcolor: 'action.selected',
                },
              }}
            >
              {section.label}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
