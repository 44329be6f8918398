import { ShareButton } from '@sopaan/item-actions/share-button';
import { Box, Icon, IconButton, useIsBrowser } from '@sopaan/ui/core';
import { shareTargets, type ShareTarget } from '../share-targets';

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
      <Box sx={{ display: 'flex' }}>
        {shareTargets.map((target) => (
          <ShareLink key={target.label} target={target} href={target.href({ title, url })} />
        ))}
      </Box>
    </Box>
  );
}

function ShareLink({ target: { label, shape }, href }: { target: ShareTarget; href: string }) {
  const isWebsite = href.startsWith('https:');
  return (
    <IconButton
      component="a"
      href={href}
      rel="noopener noreferrer nofollow"
      {...(isWebsite && { target: '_blank' })}
      aria-label={isWebsite ? `${label} (opens in a new tab)` : label}
    >
      <Box component="svg" viewBox="0 0 24 24" aria-hidden focusable="false" sx={icon}>
        <path d={shape} />
      </Box>
      {isWebsite && <Icon name="external" size={10} sx={corner} />}
    </IconButton>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;

const icon = {
  width: '1.25rem',
  height: '1.25rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const corner = { position: 'absolute', top: 5, right: 3, color: 'text.secondary' } as const;
