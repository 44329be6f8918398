import { paths } from '@sopaan/contract/paths';
import { bus } from '@sopaan/events/bus';
import type { HostEvent } from '@sopaan/schemas/competitions/host-event';
import { Box, Button, Icon, Typography } from '@sopaan/ui/core';

/** The link and the code with which others can request to join the team. */
export function InviteLink({ competition, code }: { competition: HostEvent; code: string }) {
  const path = `${paths.competition(competition.title, competition._id)}?team=${code}`;
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography variant="body2">
        Invite others with the link or the code{' '}
        <Box component="code" sx={{ fontWeight: 700, letterSpacing: '0.05em' }}>
          {code}
        </Box>
        . The team leader approves requests.
      </Typography>
      <Button
        variant="outlined"
        size="small"
        startIcon={<Icon name="link" />}
        onClick={() => void copyLink(new URL(path, location.origin).href)}
      >
        Copy invitation link
      </Button>
    </Box>
  );
}

async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    bus.publish(
      'toast:requested',
      { message: 'Link copied to clipboard!', kind: 'success' },
      'explore',
    );
  } catch {
    const message = 'The link could not be copied. Give others the code instead.';
    bus.publish('toast:requested', { message, kind: 'error' }, 'explore');
  }
}
