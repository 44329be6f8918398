import MuiLink, { type LinkProps } from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { externalIcon, externalLinkProps, isExternal } from './external-link';

export interface AppLinkProps extends Omit<LinkProps, 'href' | 'component'> {
  /** A path of the site, or an absolute URL of another one, or one with `mailto:` or `tel:`. */
  to: string;
  replace?: boolean;
  /** State of the history entry, for the target page. */
  state?: unknown;
}

/** A router link for paths of the site. A link to another site opens in a new tab and says so. */
export function AppLink({ to, replace, state, ...rest }: AppLinkProps) {
  if (isExternal(to)) {
    const { 'aria-label': label, children, ...props } = rest;
    return (
      <MuiLink {...externalLinkProps(label)} {...props} href={to}>
        {children} {externalIcon}
      </MuiLink>
    );
  }
  // `mailto:` and `tel:` are not for the router.
  if (!/^[/?#]/.test(to)) return <MuiLink {...rest} href={to} />;
  return <MuiLink {...rest} component={RouterLink} to={to} replace={replace} state={state} />;
}
