import { useSession } from '@sopaan/session/session';
import { Box } from '@sopaan/ui/core';
import { lazyPart } from '@sopaan/ui/lazy-part';

const NoticeBell = lazyPart(async () => (await import('./notice-bell')).NoticeBell);

/** The bell of a member. Its code is loaded for members only, and its space is kept until then. */
export function NoticeBellSlot() {
  const isMember = useSession((session) => session.status === 'member');
  if (!isMember) return null;
  return (
    <Box sx={{ flex: 'none', width: 44, height: 44 }}>
      <NoticeBell />
    </Box>
  );
}
