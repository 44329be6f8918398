import { POST_FEEDS } from '@sopaan/schemas/blog/post-feeds';
import { Box, Typography } from '@sopaan/ui/core';

const feeds = [
  { name: 'RSS', ...POST_FEEDS.rss },
  { name: 'Atom', ...POST_FEEDS.atom },
];

/** Links to the feeds, which are not pages of the site's router. */
export function FeedLinks() {
  return (
    <Typography variant="body2" color="textSecondary">
      Read new posts in a feed reader:{' '}
      {feeds.map(({ name, path, type }, index) => (
        <span key={path}>
          {index > 0 && ' or '}
          <Box component="a" href={path} type={type} sx={{ color: 'primary.main' }}>
            {name}
          </Box>
        </span>
      ))}
      .
    </Typography>
  );
}
