import type { PublicProfile } from '@sopaan/schemas/public-profile/public-profile';
import { Box, Button, Card, Icon, Typography } from '@sopaan/ui/core';
import { InitialsAvatar, gradientOf } from '@sopaan/ui/display';
import { currentDesignation } from '../../../components/profile-text';
import { sharePublicPage } from '../../../components/public-profile/share-public-page';

const AVATAR = 112;

export function PublicProfileHeader({ profile }: { profile: PublicProfile }) {
  const { name, username, profilePicture } = profile;
  const designation = currentDesignation(profile);
  return (
    <Card component="header">
      <Box
        aria-hidden="true"
        sx={{ height: { xs: 88, md: 128 }, background: gradientOf(`${username} banner`) }}
      />
      <Box sx={{ px: { xs: 2, sm: 3 }, pb: 3 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-end' }}>
          <Box
            sx={{
              mt: `-${AVATAR / 2}px`,
              borderRadius: '50%',
              border: '4px solid',
              borderColor: 'background.paper',
              bgcolor: 'background.paper',
            }}
          >
            <InitialsAvatar name={name} id={username} src={profilePicture} size={AVATAR} />
          </Box>
          <Button
            variant="outlined"
            startIcon={<Icon name="share" />}
            onClick={() => void sharePublicPage({ name, username })}
            sx={{ mb: 0.5 }}
          >
            Share
          </Button>
        </Box>
        <Typography variant="h2" component="h1" sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography color="textSecondary">{`@${username}`}</Typography>
        {designation && (
          <Typography variant="subtitle1" component="p" sx={{ mt: 0.5 }}>
            {designation}
          </Typography>
        )}
      </Box>
    </Card>
  );
}
