import { paths } from '@sopaan/contract/paths';
import { useSession } from '@sopaan/session/session';
import { useUser } from '@sopaan/session/user';
import { Box, Button, Icon } from '@sopaan/ui/core';
import { Link, useLocation } from 'react-router-dom';

/** Links to the profile when logged in, otherwise to the login page. */
export function AccountLink() {
  const status = useSession((session) => session.status);
  return status === 'member' ? <ProfileAvatar /> : <LoginButton />;
}

function LoginButton() {
  const { pathname, search } = useLocation();
  return (
    <Button
      component={Link}
      to={paths.login}
      // Where to return after login, in the history state so that the URL stays the plain login page.
      state={{ from: pathname + search }}
      variant="contained"
      sx={{ flex: 'none' }}
    >
      Log in
    </Button>
  );
}

function ProfileAvatar() {
  const info = useUser((user) => user.userData?.personalInfo);
  const name = `${info?.firstName ?? ''} ${info?.lastName ?? ''}`.trim();
  const initials = [info?.firstName, info?.lastName].map((part) => part?.[0] ?? '').join('');
  return (
    <Box
      component={Link}
      to="/profile"
      aria-label={name ? `Profile of ${name}` : 'Profile'}
      sx={{
        display: 'grid',
        flex: 'none',
        placeItems: 'center',
        width: 44,
        height: 44,
        borderRadius: '50%',
        overflow: 'hidden',
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        typography: 'button',
        textDecoration: 'none',
        textTransform: 'uppercase',
      }}
    >
      <AvatarContent picture={info?.profilePicture ?? ''} initials={initials} />
    </Box>
  );
}

const drawnInitials = { '&::before': { content: 'attr(data-initials)' } };

function AvatarContent({ picture, initials }: { picture: string; initials: string }) {
  if (picture) return <img src={picture} alt="" width={44} height={44} />;
  // Drawn by a style: visible text would have to be part of the link's name.
  if (initials) return <Box component="span" data-initials={initials} sx={drawnInitials} />;
  return <Icon name="user" size={24} />;
}
