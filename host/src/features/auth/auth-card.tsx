import { Box, Container, Icon, Paper, Typography, type IconName } from '@sopaan/ui/core';
import { useEffect, useRef, type ReactNode } from 'react';

interface AuthCardProps {
  title: string;
  introduction?: ReactNode;
  /** For a page that tells how something ended. */
  icon?: { name: IconName; tone: 'success' | 'primary' | 'warning' };
  /** The page came by something that its visitor did: the focus goes to its title. */
  focused?: boolean;
  /** The other ways, below everything. */
  foot?: ReactNode;
  children?: ReactNode;
}

/** The frame of login and its neighbours. */
export function AuthCard(props: AuthCardProps) {
  const { title, introduction, icon, focused = false, foot, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused, title]);
  return (
    <Container maxWidth={false} sx={{ maxWidth: 560, py: { xs: 3, sm: 6 } }}>
      <title>{`${title} | Sopaan`}</title>
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
