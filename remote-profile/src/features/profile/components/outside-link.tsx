import { AppLink, Typography } from '@sopaan/ui/core';

/** An address that a person typed: a link when it is one of the web, otherwise just its text. */
export function OutsideLink({ url }: { url: string }) {
  const isWeb = /^https?:\/\//i.test(url);
  return (
    <Typography sx={{ overflowWrap: 'anywhere' }}>
      {isWeb ? <AppLink to={url}>{url}</AppLink> : url}
    </Typography>
  );
}
