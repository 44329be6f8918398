import { Box, Typography } from '@sopaan/ui/core';
import { Checkbox, FormControlLabel } from '@sopaan/ui/forms';
import type { ImportPart, PartContent } from '../import-part';

interface PartPreviewProps {
  part: ImportPart;
  isChosen: boolean;
  onToggle: () => void;
}

export function PartPreview({ part, isChosen, onToggle }: PartPreviewProps) {
  const { label, before, after } = part;
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
        <Side title="Now" part={label} content={before} />
        <Side title="In the file" part={label} content={after} />
      </Box>
    </Box>
  );
}

interface SideProps {
  title: string;
  /** The label of the part. */
  part: string;
  content: PartContent;
}

function Side({ title, part, content: { lines, picture } }: SideProps) {
  return (
    <div>
      <Typography variant="subtitle2" component="p" color="textSecondary">
        {title}
      </Typography>
      {picture !== undefined && (
        <Box
          component="img"
          src={picture}
          alt={`${part}: ${title.toLowerCase()}`}
          sx={{ maxWidth: '100%', maxHeight: 120, borderRadius: 1 }}
        />
      )}
      {picture === undefined && lines.length === 0 && (
        <Typography variant="body2">Nothing</Typography>
      )}
      {lines.length > 0 && (
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
