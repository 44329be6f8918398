import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';

const NOTE = '(opens in a new tab)';

/** Whether the URL is on another site. Other URLs are paths of this site, or begin with `mailto:` or `tel:`. */
export function isExternal(to: string): boolean {
  return /^https?:/i.test(to);
}

/** The attributes of links to other sites. A label replaces the text and thus also the name of the icon. */
export function externalLinkProps(label: string | undefined) {
  return {
    target: '_blank',
    rel: 'noopener noreferrer',
    ...(label !== undefined && { 'aria-label': `${label} ${NOTE}` }),
  };
}

/** The sign at the end of a link to another site. */
export const externalIcon: ReactNode = (
  <Icon name="external" size="0.875em" label={NOTE} sx={{ verticalAlign: '-0.1em' }} />
);
