import { paths } from '@sopaan/contract/paths';
import { PRODUCT_NAME } from '@sopaan/contract/version';
import { AppLink, Box, Card, Icon, Typography, type IconName } from '@sopaan/ui/core';
import type { ReactNode } from 'react';

/** The company and how to contact it. */
export function CompanyCards() {
  return (
    <Box component="aside" aria-label="Contact, address and company" sx={grid}>
      <InfoCard icon="mail" title="Contact">
        <AppLink to={`${paths.about}#contact`} underline="always">
          Write to us
        </AppLink>{' '}
        with the contact form; we reply by email. Support is available Monday to Friday, 9am to 5pm;
        sales 9 AM to 6 PM.
      </InfoCard>
      <InfoCard icon="map-pin" title="Address">
        {PRODUCT_NAME} works online and has no public office. If you need a postal address, for
        example for a legal notice, ask for it with the contact form and say why.
      </InfoCard>
      <InfoCard icon="building" title="Company">
        {PRODUCT_NAME} is a platform for learning and careers in India.{' '}
        <AppLink to={paths.about} underline="always">
          About us
        </AppLink>{' '}
        says more. The courts of New Delhi have jurisdiction.
      </InfoCard>
    </Box>
  );
}

interface InfoCardProps {
  icon: IconName;
  title: string;
  children: ReactNode;
}

function InfoCard({ icon, title, children }: InfoCardProps) {
  return (
    <Card sx={{ p: 3 }}>
      <Icon name={icon} size={28} sx={{ color: 'secondary.main' }} />
      <Typography variant="h5" component="h2" sx={{ mt: 1, mb: 0.5 }}>
        {title}
      </Typography>
      <Typography variant="body2">{children}</Typography>
    </Card>
  );
}

const grid = {
  display: 'grid',
  gap: 2,
  mt: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
} as const;
