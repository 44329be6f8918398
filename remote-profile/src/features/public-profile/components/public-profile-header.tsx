import type { PublicProfile } from '@sopaan/schemas/public-profile/public-profile';
import { Box, Button, Card, Icon, Typography, VisuallyHidden } from '@sopaan/ui/core';
import { InitialsAvatar, gradientOf } from '@sopaan/ui/display';
import { currentDesignation } from '../../../components/profile-text';
import { sharePublicPage } from '../../../components/public-profile/share-public-page';
import { useMemberFollow } from '../use-member-follow';
import { FollowButton } from './follow-button';

const AVATAR_SIZE_PX = 112;

export function PublicProfileHeader({ profile }: { profile: PublicProfile }) {
  const { name, username, followings } = profile;
  const designation = currentDesignation(profile);
  const { followers, isSelf, isSaved, isFollowing, isLoading, toggle } = useMemberFollow(profile);
  const counts = `${countText(followers, 'follower')} · ${followings.toLocaleString('en-IN')} following`;
  return (
    <Card component="header">
      <Box
        aria-hidden="true"
        sx={{
          height: { xs: 88, md: 128 },
          background: gradientOf(`${username} banner`),
          '@media print': { display: 'none' },
        }}
      />
      <Box sx={content}>
        <Avatar profile={profile} />
        <Box sx={{ gridArea: 'text', minWidth: 0 }}>
          <Typography variant="h2" component="h1" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Typography color="textSecondary">{`@${username}`}</Typography>
          {designation && (
            <Typography variant="subtitle1" component="p" sx={{ mt: 0.5 }}>
              {designation}
            </Typography>
          )}
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            {counts}
          </Typography>
        </Box>
        <Box sx={actions}>
          {!isSelf && (
            <FollowButton
              name={name}
              isFollowing={isFollowing}
              isLoading={isLoading}
              onToggle={toggle}
            />
          )}
          <Button
            variant="outlined"
            startIcon={<Icon name="share" />}
            onClick={() => void sharePublicPage({ name, username })}
          >
            Share
          </Button>
          <VisuallyHidden role="status">
            {isSaved && `${isFollowing ? 'You follow' : 'You no longer follow'} ${name}. ${counts}`}
          </VisuallyHidden>
        </Box>
      </Box>
    </Card>
  );
}

function Avatar({ profile: { name, username, profilePicture } }: { profile: PublicProfile }) {
  return (
    <Box sx={avatar}>
      <InitialsAvatar name={name} id={username} src={profilePicture} size={AVATAR_SIZE_PX} />
    </Box>
  );
}

function countText(count: number, noun: string): string {
  return `${count.toLocaleString('en-IN')} ${count === 1 ? noun : `${noun}s`}`;
}

// On phones the buttons are below the text, as there is no room for them beside the picture.
const content = {
  display: 'grid',
  rowGap: 1.5,
  px: { xs: 2, sm: 3 },
  pb: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' },
  gridTemplateAreas: {
    xs: '"picture" "text" "actions"',
    sm: '"picture actions" "text text"',
  },
  '@media print': { pt: 2, pb: 2, gridTemplateAreas: '"picture text"', columnGap: 2 },
} as const;

const avatar = {
  gridArea: 'picture',
  justifySelf: 'start',
  mt: `-${AVATAR_SIZE_PX / 2}px`,
  borderRadius: '50%',
  border: '4px solid',
  borderColor: 'background.paper',
  bgcolor: 'background.paper',
  '@media print': { mt: 0 },
} as const;

const actions = {
  gridArea: 'actions',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignSelf: 'end',
  justifyContent: { sm: 'flex-end' },
  '@media print': { display: 'none' },
} as const;
