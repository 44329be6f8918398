import { HEADER_HEIGHT } from '@sopaan/contract/layout';
import type { User } from '@sopaan/schemas/account/user';
import { Box, Button, Container, Icon, PageTitle, Typography } from '@sopaan/ui/core';
import { Drawer } from '@sopaan/ui/panels';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { DashboardSection } from '../dashboard-sections';
import { DashboardSidebar } from './dashboard-sidebar';

interface DashboardFrameProps {
  section: DashboardSection | undefined;
  user: User | undefined;
  children: ReactNode;
}

/** Sidebar and header around a section. On small screens the sidebar is a drawer. */
export function DashboardFrame({ section, user, children }: DashboardFrameProps) {
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  // Going to another section closes the drawer, also with the browser's buttons.
  const [lastPathname, setLastPathname] = useState(pathname);
  if (pathname !== lastPathname) {
    setLastPathname(pathname);
    setIsOpen(false);
  }
  const close = () => setIsOpen(false);
  const title = section?.label ?? 'Dashboard';

  return (
    <Container maxWidth="xl" sx={{ py: { xs: 2, md: 4 } }}>
      <PageTitle title={title} />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, lg: 4 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '248px minmax(0, 1fr)' },
        }}
      >
        <Box
          sx={{
            display: { xs: 'none', lg: 'block' },
            position: 'sticky',
            top: `calc(${HEADER_HEIGHT} + 1.2rem)`,
          }}
        >
          <DashboardSidebar user={user} />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: { xs: 2, md: 3 } }}>
            <Button
              variant="outlined"
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              startIcon={<Icon name="list" />}
              onClick={() => setIsOpen(true)}
              sx={{ display: { lg: 'none' }, minHeight: 44, flexShrink: 0 }}
            >
              Sections
            </Button>
            <Typography variant="h2" component="h1">
              {title}
            </Typography>
          </Box>
          {children}
        </Box>
      </Box>
      <Drawer
        open={isOpen}
        onClose={close}
        slotProps={{ paper: { 'aria-label': 'Sections', sx: { width: 288, p: 2 } } }}
      >
        <DashboardSidebar user={user} onChoose={close} />
      </Drawer>
    </Container>
  );
}
