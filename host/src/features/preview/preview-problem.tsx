import { Box, Button, Icon } from '@sopaan/ui/core';

const reasons: Readonly<Record<string, string>> = {
  expired: 'This preview link has expired.',
  revoked: 'This preview has been revoked.',
  unknown: 'This preview link is not valid.',
  unavailable: 'This preview cannot be opened right now.',
  'other-environment': 'This preview link is for another environment.',
};

interface PreviewProblemProps {
  /** The reason in the page's set; may be one that this release of the host does not know. */
  problem: string;
  onDismiss: () => void;
}

/** Explains why the page does not show the requested preview. */
export function PreviewProblem({ problem, onDismiss }: PreviewProblemProps) {
  return (
    <Box
      component="section"
      aria-label="Preview"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: { xs: '5.25rem', sm: '3.25rem' },
        px: { xs: 2, lg: 4 },
      }}
    >
      <Icon name="info" sx={{ color: 'secondary.main' }} />
      <Box role="status" sx={{ flex: 1, minWidth: 0, typography: 'body2', lineHeight: 1.35 }}>
        <strong>{reasons[problem] ?? 'This preview cannot be shown.'}</strong> You are seeing the
        regular site.
      </Box>
      <Button size="small" variant="outlined" onClick={onDismiss}>
        Dismiss
      </Button>
    </Box>
  );
}
