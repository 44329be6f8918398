import { paths } from '@sopaan/contract/paths';
import { bus } from '@sopaan/events/bus';
import type { User } from '@sopaan/schemas/account/user';
import { Box, Button, Icon, Typography } from '@sopaan/ui/core';
import { InitialsAvatar } from '@sopaan/ui/display';
import { NavLink } from 'react-router-dom';
import { dashboardSections } from '../dashboard-sections';

interface DashboardSidebarProps {
  user: User | undefined;
  /** Called when an entry is chosen, even the current one. */
  onChoose?: () => void;
}

const entry = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 44,
  px: 1.5,
  borderRadius: 1,
  color: 'text.primary',
  textDecoration: 'none',
  typography: 'body2',
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-current="page"]': {
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
    fontWeight: 600,
  },
} as const;

export function DashboardSidebar({ user, onChoose }: DashboardSidebarProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {user && <Person user={user} />}
      <Box component="nav" aria-label="Dashboard">
        <Box component="ul" sx={{ display: 'grid', gap: 0.5, m: 0, p: 0, listStyle: 'none' }}>
          {dashboardSections.map(({ settingId, label, icon }) => (
            <li key={settingId}>
              <Box component={NavLink} to={paths.profile(settingId)} onClick={onChoose} sx={entry}>
                <Icon name={icon} />
                {label}
              </Box>
            </li>
          ))}
        </Box>
      </Box>
      <Button
        color="inherit"
        variant="outlined"
        startIcon={<Icon name="logout" />}
        onClick={() => bus.publish('logout:requested', {}, 'profile')}
        sx={{ justifyContent: 'flex-start', borderColor: 'divider' }}
      >
        Log out
      </Button>
    </Box>
  );
}

function Person({ user }: { user: User }) {
  const { firstName, lastName, username, profilePicture } = user.personalInfo;
  const name = `${firstName} ${lastName}`.trim();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 1, minWidth: 0 }}>
      <InitialsAvatar name={name} id={user._id} src={profilePicture} size={44} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle2" component="p">
          {name}
        </Typography>
        {username && (
          <Typography variant="caption" component="p" color="textSecondary">
            {`@${username}`}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
