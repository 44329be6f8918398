import { ShareButton } from '@sopaan/item-actions/share-button';
import { Box, IconButton, useIsBrowser } from '@sopaan/ui/core';
import { shareTargets } from '../share-targets';

interface ShareLinksProps {
  title: string;
  /** A path of this site. */
  path: string;
}

/** The device's share function or a button that copies the link, and plain links to sites where pages are shared. */
export function ShareLinks({ title, path }: ShareLinksProps) {
  const isBrowser = useIsBrowser();
  const url = isBrowser ? new URL(path, location.origin).href : path;
  return (
    <Box role="group" aria-label="Share this page" sx={row}>
      <ShareButton title={title} path={path} sender="marketing" />
      {shareTargets.map(({ label, shape, href }) => (
        <IconButton
          key={label}
          component="a"
          href={href({ title, url })}
          target="_blank"
          rel="noopener noreferrer nofollow"
          aria-label={label}
        >
          <Box component="svg" viewBox="0 0 24 24" aria-hidden focusable="false" sx={icon}>
            <path d={shape} />
          </Box>
        </IconButton>
      ))}
    </Box>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 } as const;

const icon = {
  width: '1.25rem',
  height: '1.25rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
