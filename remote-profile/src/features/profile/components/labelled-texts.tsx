import { Box, Typography } from '@sopaan/ui/core';

/** Labels and their values. */
export function LabelledTexts({ texts }: { texts: ReadonlyArray<readonly [string, string]> }) {
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 2.5, m: 0, maxWidth: '72ch' }}>
      {texts.map(([label, text]) => (
        <div key={label}>
          <Typography variant="subtitle2" component="dt" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, whiteSpace: 'pre-line' }}>
            {text}
          </Typography>
        </div>
      ))}
    </Box>
  );
}
