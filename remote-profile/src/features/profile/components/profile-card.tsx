import type { User } from '@sopaan/schemas/account/user';
import { Box, Card, Icon, LinkButton, Typography } from '@sopaan/ui/core';
import { Fact, InitialsAvatar } from '@sopaan/ui/display';
import type { ReactNode } from 'react';
import { EditPictureButton } from '../../../components/section-editing/edit-picture-button';
import { currentDesignation, fullName, joinParts } from '../../../components/profile-text';
import { ShareProfileButton } from '../../../components/public-profile/share-profile-button';
import { ProfileBanner } from './profile-banner';

const AVATAR_SIZE_PX = 112;

interface ProfileCardProps {
  user: User;
  followCounts: ReactNode;
}

/** Name, picture and location of the member. Missing details are left out. */
export function ProfileCard({ user, followCounts }: ProfileCardProps) {
  const { username, profilePicture, bannerPicture } = user.personalInfo;
  const name = fullName(user);
  const designation = currentDesignation(user);
  const address = joinParts([user.address.address1, user.address.address2]);
  const city = joinParts([user.address.city, user.address.state]);
  return (
    <Card component="section" aria-label="About you">
      <Box sx={{ position: 'relative' }}>
        <ProfileBanner id={user._id} picture={bannerPicture} />
        <Box sx={{ position: 'absolute', top: 12, right: 12 }}>
          <EditPictureButton kind="banner" />
        </Box>
      </Box>
      <Box sx={{ px: { xs: 2, sm: 3 }, pb: 3 }}>
        <Box
          sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-end', gap: 2 }}
        >
          <Box
            sx={{
              position: 'relative',
              mt: `-${AVATAR_SIZE_PX / 2}px`,
              borderRadius: '50%',
              border: '4px solid',
              borderColor: 'background.paper',
              bgcolor: 'background.paper',
            }}
          >
            <InitialsAvatar name={name} id={user._id} src={profilePicture} size={AVATAR_SIZE_PX} />
            <Box sx={{ position: 'absolute', right: -12, bottom: -8 }}>
              <EditPictureButton kind="avatar" />
            </Box>
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
            <LinkButton to="/profile/cv" startIcon={<Icon name="file" />} sx={{ mb: 0.5 }}>
              CV
            </LinkButton>
            <ShareProfileButton user={user} />
          </Box>
        </Box>
        <Typography variant="h3" component="h2" sx={{ mt: 1.5 }}>
          {name}
        </Typography>
        {username && <Typography color="textSecondary">{`@${username}`}</Typography>}
        {designation && (
          <Typography variant="subtitle1" component="p" sx={{ mt: 0.5 }}>
            {designation}
          </Typography>
        )}
        {followCounts}
        {(address || city) && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, mt: 1 }}>
            {address && <Fact icon="home">{address}</Fact>}
            {city && <Fact icon="map-pin">{city}</Fact>}
          </Box>
        )}
      </Box>
    </Card>
  );
}
