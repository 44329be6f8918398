import { Alert, Box, Typography } from '@sopaan/ui/core';
import type { Finding } from '../finding';

/** The findings with their rules. The status region is always rendered, so that screen readers announce its content. */
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
          The official notice lists relaxations for other groups, such as ex-servicemen. Only the
          official notice is binding.
        </Typography>
      )}
    </Box>
  );
}
