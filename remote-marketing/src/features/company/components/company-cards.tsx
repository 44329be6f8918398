import { paths } from '@sopaan/contract/paths';
import { PRODUCT_NAME } from '@sopaan/contract/version';
import { AppLink, Box, Card, Icon, Typography, type IconName } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { companyQuery } from '../api/get-company';

interface CompanyCardsProps {
  /** False on the page that has the contact form itself. */
  hasContact?: boolean;
}

/** Contact, address and name of the company. Address and name are left out if they are not in the site's settings. */
export function CompanyCards({ hasContact = true }: CompanyCardsProps) {
  const { data: company } = useQuery({ ...companyQuery, retryOnMount: false });
  if (!hasContact && !company?.name && !company?.address.length) return null;
  return (
    <Box component="aside" aria-label="Contact, address and company" sx={grid}>
      {hasContact && (
        <InfoCard icon="mail" title="Contact">
          <AppLink to={`${paths.contact}#contact`} underline="always">
            Write to us
          </AppLink>{' '}
          with the contact form; we reply by email. Support is available Monday to Friday, 9am to
          5pm; sales 9 AM to 6 PM.
        </InfoCard>
      )}
      {company && company.address.length > 0 && (
        <InfoCard icon="map-pin" title="Address">
          <Box component="address" sx={{ fontStyle: 'normal', whiteSpace: 'pre-line' }}>
            {company.address.join('\n')}
          </Box>
        </InfoCard>
      )}
      {company?.name && (
        <InfoCard icon="building" title="Company">
          {company.name} runs {PRODUCT_NAME}.{company.gstin && ` GSTIN: ${company.gstin}.`} The
          courts of New Delhi have jurisdiction.
        </InfoCard>
      )}
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
      <Typography variant="body2" component="div">
        {children}
      </Typography>
    </Card>
  );
}

const grid = {
  display: 'grid',
  gap: 2,
  mt: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
} as const;
