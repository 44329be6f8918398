import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { externalIcon, externalLinkProps, isExternal } from './external-link';

export interface LinkButtonProps extends Pick<
  ButtonProps,
  | 'variant'
  | 'color'
  | 'size'
  | 'startIcon'
  | 'endIcon'
  | 'fullWidth'
  | 'sx'
  | 'id'
  | 'aria-label'
  | 'title'
> {
  /** A path of the site, or an absolute URL of another one, or one with `mailto:` or `tel:`. */
  to: string;
  /** State of the history entry, for the target page. */
  state?: unknown;
  /** Loads the target as a new document. */
  reloadDocument?: boolean;
  children: ReactNode;
  onClick?: () => void;
}

/** A link that looks like a button. A link to another site opens in a new tab and says so. */
export function LinkButton({ to, state, reloadDocument = false, ...rest }: LinkButtonProps) {
  if (isExternal(to)) {
    const { 'aria-label': label, ...props } = rest;
    return <Button endIcon={externalIcon} {...props} {...externalLinkProps(label)} href={to} />;
  }
  // `mailto:` and `tel:` are not for the router.
  if (!/^[/?#]/.test(to)) return <Button {...rest} href={to} />;
  const target = { to, state, reloadDocument };
  return <Button {...rest} component={RouterLink} {...target} />;
}
