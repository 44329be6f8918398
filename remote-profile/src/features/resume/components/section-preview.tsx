import { Box, Typography } from '@sopaan/ui/core';
import { Checkbox, FormControlLabel } from '@sopaan/ui/forms';
import type { ImportedSection } from '../imported-section';

interface SectionPreviewProps {
  section: ImportedSection;
  isChosen: boolean;
  onToggle: () => void;
}

export function SectionPreview({ section, isChosen, onToggle }: SectionPreviewProps) {
  const { label, before, after } = section;
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{ border: '1px solid', borderColor: 'divider', borderRadius: 1, p: 2 }}
    >
      <FormControlLabel
        label={`Replace ${label}`}
        sx={{ minHeight: 44 }}
        control={<Checkbox checked={isChosen} onChange={onToggle} />}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Lines title="Now" lines={before} />
        <Lines title="In the file" lines={after} />
      </Box>
    </Box>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <Typography variant="subtitle2" component="p" color="textSecondary">
        {title}
      </Typography>
      {lines.length === 0 ? (
        <Typography variant="body2">Nothing</Typography>
      ) : (
        <Box component="ul" aria-label={title} sx={{ m: 0, pl: 2.5 }}>
          {lines.map((line, index) => (
            <Typography
              key={index}
              component="li"
              variant="body2"
              sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
            >
              {line}
            </Typography>
          ))}
        </Box>
      )}
    </div>
  );
}
