import { loginPath } from '@sopaan/contract/paths';
import { loginState, type LoginReason } from '@sopaan/session/login-reason';
import { Box, LinkButton, Typography } from '@sopaan/ui/core';
import { useLocation } from 'react-router-dom';

interface LogInPromptProps {
  /** What only members can do. */
  text: string;
  /** The text of the link, such as `Log in to see the hints`. */
  label: string;
  /** What the heading of the login page says. */
  reason: LoginReason;
}

/** For guests: a link to log in, which leads back to this page. */
export function LogInPrompt({ text, label, reason }: LogInPromptProps) {
  const { pathname, search } = useLocation();
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography variant="body2">{text}</Typography>
      <LinkButton
        to={loginPath(`${pathname}${search}`)}
        state={loginState(reason)}
        variant="contained"
      >
        {label}
      </LinkButton>
    </Box>
  );
}
