import { isApiError } from '@sopaan/api-client/call';
import { bus } from '@sopaan/events/bus';
import type { User } from '@sopaan/schemas/account/user';
import { Button, Icon } from '@sopaan/ui/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fullName } from '../profile-text';
import { publicProfileSettingsQuery } from './get-public-profile-settings';
import { NotPublicDialog } from './not-public-dialog';
import { sharePublicPage } from './share-public-page';

/** Shares the URL of the member's public page. While the page is switched off, explains where to switch it on. */
export function ShareProfileButton({ user }: { user: User }) {
  const queryClient = useQueryClient();
  const [isExplaining, setIsExplaining] = useState(false);
  const { data } = useQuery(publicProfileSettingsQuery);

  const share = async () => {
    try {
      const settings = data ?? (await queryClient.fetchQuery(publicProfileSettingsQuery));
      if (!settings.isPublic) return setIsExplaining(true);
      await sharePublicPage({ name: fullName(user), username: settings.username });
    } catch (error) {
      const message = isApiError(error) ? error.message : 'Your profile could not be shared.';
      bus.publish('toast:requested', { message, kind: 'error', key: 'share' }, 'profile');
    }
  };

  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Icon name="share" />}
        onClick={() => void share()}
        sx={{ mb: 0.5 }}
      >
        Share
      </Button>
      <NotPublicDialog open={isExplaining} onClose={() => setIsExplaining(false)} />
    </>
  );
}
