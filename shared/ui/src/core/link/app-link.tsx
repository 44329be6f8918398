import MuiLink, { type LinkProps } from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';

export interface AppLinkProps extends Omit<LinkProps, 'href' | 'component'> {
  /** A path of the site, or an absolute URL of another one. */
  to: string;
  replace?: boolean;
  /** State of the history entry, for the target page. */
  state?: unknown;
}

/** A router link for paths of the site, a plain link for other sites. */
export function AppLink({ to, replace, state, ...rest }: AppLinkProps) {
  if (!/^[/?#]/.test(to)) return <MuiLink rel="noopener noreferrer" {...rest} href={to} />;
  return <MuiLink {...rest} component={RouterLink} to={to} replace={replace} state={state} />;
}
