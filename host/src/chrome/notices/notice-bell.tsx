import { paths } from '@sopaan/contract/paths';
import { Box, Icon } from '@sopaan/ui/core';
import { Link } from 'react-router-dom';
import { useUnread } from './use-unread';

const MAX_SHOWN = 99;

/** Links to the notices and shows how many are unread. */
export function NoticeBell() {
  const unread = useUnread() ?? 0;
  return (
    <Box
      component={Link}
      to={unread > 0 ? `${paths.profile('notices')}?unread` : paths.profile('notices')}
      aria-label={unread > 0 ? `Notices, ${unread} unread` : 'Notices'}
      sx={{
        position: 'relative',
        display: 'grid',
        placeItems: 'center',
        width: 44,
        height: 44,
        borderRadius: '50%',
        color: 'text.primary',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Icon name="bell" size={22} />
      {unread > 0 && (
        <Box
          component="span"
          aria-hidden="true"
          sx={{
            position: 'absolute',
            insetBlockStart: 2,
            insetInlineEnd: 0,
            minWidth: 20,
            px: 0.5,
            borderRadius: 10,
            bgcolor: 'error.main',
            color: 'error.contrastText',
            fontSize: 12,
            fontWeight: 700,
            lineHeight: '20px',
            textAlign: 'center',
          }}
        >
          {unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread}
        </Box>
      )}
    </Box>
  );
}
