import { Box, Container, Icon, PageTitle, Paper, Typography, type IconName } from '@sopaan/ui/core';
import { useEffect, useRef, type ReactNode } from 'react';

interface AuthCardProps {
  title: string;
  introduction?: ReactNode;
  /** The icon above the title, for a page that shows a result. */
  icon?: { name: IconName; tone: 'success' | 'primary' | 'warning' };
  /** Moves the focus to the title, for a card that replaces what the visitor acted on. */
  focusOnTitle?: boolean;
  /** Links to related pages, below the content. */
  foot?: ReactNode;
  children?: ReactNode;
}

/** The card of the login page and the other authentication pages. */
export function AuthCard(props: AuthCardProps) {
  const { title, introduction, icon, focusOnTitle = false, foot, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusOnTitle) heading.current?.focus();
  }, [focusOnTitle, title]);
  return (
    <Container maxWidth={false} sx={{ maxWidth: 560, py: { xs: 3, sm: 6 } }}>
      <PageTitle title={title} />
      <Paper variant="outlined" sx={{ p: { xs: 2.5, sm: 5 }, borderRadius: 2 }}>
        {icon && (
          <Box
            sx={{
              display: 'grid',
              placeItems: 'center',
              width: 56,
              height: 56,
              mb: 2,
              borderRadius: '50%',
              bgcolor: 'action.selected',
              color: `${icon.tone}.main`,
            }}
          >
            <Icon name={icon.name} size={28} />
          </Box>
        )}
        <Typography
          variant="h2"
          component="h1"
          ref={heading}
          tabIndex={-1}
          sx={{ outline: 'none', '&:focus-visible': { outline: 'none' } }}
        >
          {title}
        </Typography>
        {introduction && (
          <Typography
            component="div"
            color="textSecondary"
            sx={{ mt: 0.5, overflowWrap: 'anywhere' }}
          >
            {introduction}
          </Typography>
        )}
        {children && <Box sx={{ mt: 3 }}>{children}</Box>}
        {foot && <Box sx={{ mt: 3, typography: 'body2' }}>{foot}</Box>}
      </Paper>
    </Container>
  );
}
