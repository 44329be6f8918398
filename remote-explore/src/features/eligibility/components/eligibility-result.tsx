import { Alert, Box, Typography } from '@sopaan/ui/core';
import type { Finding } from '../finding';

/** What was found, each with its rule. The region is there before, so that screen readers hear of it. */
export function EligibilityResult({ findings }: { findings: readonly Finding[] | undefined }) {
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1.5, '&:not(:empty)': { mt: 2.5 } }}>
      {findings?.map(({ severity, title, rule }) => (
        <Alert key={title} severity={severity} title={title} role="none">
          {rule}
        </Alert>
      ))}
      {findings && (
        <Typography variant="caption" color="textSecondary">
          Relaxations for other groups, such as persons with disabilities or ex-servicemen, stand in
          the official notice. It alone decides.
        </Typography>
      )}
    </Box>
  );
}
