import { AppLink, Typography } from '@sopaan/ui/core';
import { isWebUrl } from '@sopaan/schemas/profile/web-url';

/** A URL entered by a member. Search engines give it no weight, so that nobody signs up just to place a link. */
export function MemberUrl({ url }: { url: string }) {
  return (
    <Typography sx={{ overflowWrap: 'anywhere' }}>
      {isWebUrl(url) ? (
        <AppLink to={url} rel="nofollow ugc noopener noreferrer">
          {url}
        </AppLink>
      ) : (
        url
      )}
    </Typography>
  );
}
