import { AppLink, Typography } from '@sopaan/ui/core';

/** A URL entered by the member: a link if it is http or https, otherwise plain text. */
export function ExternalLink({ url }: { url: string }) {
  const isWeb = /^https?:\/\//i.test(url);
  return (
    <Typography sx={{ overflowWrap: 'anywhere' }}>
      {isWeb ? <AppLink to={url}>{url}</AppLink> : url}
    </Typography>
  );
}
