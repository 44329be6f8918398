import type { Job } from '@sopaan/schemas/jobs/job';
import { AppLink, Box, Card, Typography } from '@sopaan/ui/core';
import { Fact, InitialsAvatar } from '@sopaan/ui/display';
import { useId } from 'react';

/** The organisation that offers the job. */
export function OrganizationCard({ organization, kind }: Pick<Job, 'organization' | 'kind'>) {
  const id = useId();
  const { name, logo_url, description, company_size, industry, website, contact } = organization;
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, md: 3 } }}>
      <Typography id={id} variant="h5" component="h2" sx={{ mb: 2 }}>
        {kind === 'government' ? 'About the organisation' : 'About the company'}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        <InitialsAvatar name={name} src={logo_url} size={48} />
        <Typography variant="h6" component="p" sx={{ minWidth: 0 }}>
          {name}
        </Typography>
      </Box>
      {description && <Typography sx={{ mt: 1.5 }}>{description}</Typography>}
      <Box sx={{ display: 'grid', gap: 0.75, mt: 1.5, justifyItems: 'start' }}>
        {industry && <Fact icon="building">{industry}</Fact>}
        {company_size && <Fact icon="users">{company_size} people</Fact>}
        {/^https?:\/\//i.test(website) && (
          <Fact icon="globe">
            <AppLink to={website}>{website.replace(/^https?:\/\/(www\.)?|\/$/gi, '')}</AppLink>
          </Fact>
        )}
        {contact.email && (
          <Fact icon="mail">
            <AppLink to={`mailto:${contact.email}`}>{contact.email}</AppLink>
          </Fact>
        )}
      </Box>
    </Card>
  );
}
