import MuiLink, { type LinkProps } from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';

export interface AppLinkProps extends Omit<LinkProps, 'href' | 'component'> {
  /** A path of the site, or an absolute address of another one. */
  to: string;
  replace?: boolean;
  /** For the page that it leads to; kept in the history entry, not in the address. */
  state?: unknown;
}

/** A link inside the site without loading the page again; to other sites a plain one. */
export function AppLink({ to, replace, state, ...rest }: AppLinkProps) {
  if (!/^[/?#]/.test(to)) return <MuiLink {...rest} href={to} rel="noopener noreferrer" />;
  return <MuiLink {...rest} component={RouterLink} to={to} replace={replace} state={state} />;
}
