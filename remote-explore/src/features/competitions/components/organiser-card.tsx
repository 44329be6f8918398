import type { HostEvent } from '@sopaan/schemas/competitions/host-event';
import { AppLink, Box, Button, Card, Icon, Typography, type IconName } from '@sopaan/ui/core';
import { Collapse, InitialsAvatar, SafeHtml } from '@sopaan/ui/display';
import { useId, useState, type ReactNode } from 'react';

type Organisation = HostEvent['organisation'];

/** The organiser of the competition, with details collapsed at first. */
export function OrganiserCard({
  organisation,
  logo,
}: {
  organisation: Organisation;
  logo: string;
}) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Card component="section" aria-labelledby={`${id}-title`} sx={{ p: { xs: 2, md: 3 } }}>
      <Typography id={`${id}-title`} variant="h5" component="h2" sx={{ mb: 2 }}>
        About the Organizer
      </Typography>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        <InitialsAvatar name={organisation.name} src={logo} size={48} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h6" component="p">
            {organisation.name}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {organisation.industry}
          </Typography>
        </Box>
      </Box>
      <Collapse in={open} id={`${id}-details`} unmountOnExit>
        <OrganiserDetails organisation={organisation} />
      </Collapse>
      <Button
        size="small"
        aria-expanded={open}
        aria-controls={open ? `${id}-details` : undefined}
        onClick={() => setOpen(!open)}
        endIcon={<Icon name={open ? 'chevron-up' : 'chevron-down'} />}
        sx={{ mt: 1.5, ml: -1.75 }}
      >
        {open ? 'Show Less' : 'Show More'}
      </Button>
    </Card>
  );
}

function OrganiserDetails({ organisation }: { organisation: Organisation }) {
  const { company_size, founded_year, website, contact, social_media, location } = organisation;
  const address = [location.city, location.state, location.country].filter(Boolean).join(', ');
  const social = [
    { name: 'LinkedIn', to: social_media.linkedin },
    { name: 'X', to: social_media.twitter },
    { name: 'Facebook', to: social_media.facebook },
  ].filter(({ to }) => webHostname(to));
  return (
    <Box sx={{ display: 'grid', gap: 1, pt: 2, typography: 'body2' }}>
      <SafeHtml html={organisation.description} />
      {company_size && <IconLine icon="users">{company_size}</IconLine>}
      {founded_year && <IconLine icon="calendar">Founded in {founded_year}</IconLine>}
      {address && <IconLine icon="map-pin">{address}</IconLine>}
      {webHostname(website) && (
        <IconLine icon="globe">
          <AppLink to={website}>{webHostname(website)}</AppLink>
        </IconLine>
      )}
      {contact.email && (
        <IconLine icon="mail">
          <AppLink to={`mailto:${contact.email}`}>{contact.email}</AppLink>
        </IconLine>
      )}
      {contact.phone && (
        <IconLine icon="phone">
          <AppLink to={`tel:${contact.phone.replace(/[^\d+]/g, '')}`}>{contact.phone}</AppLink>
        </IconLine>
      )}
      {social.length > 0 && (
        <IconLine icon="link">
          {social.map(({ name, to }) => (
            <AppLink key={name} to={to} sx={{ mr: 1.5 }}>
              {name}
            </AppLink>
          ))}
        </IconLine>
      )}
    </Box>
  );
}

function IconLine({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', gap: 1.5, minWidth: 0, overflowWrap: 'anywhere' }}>
      <Icon name={icon} size={18} sx={{ color: 'text.secondary', mt: '0.15em' }} />
      <div>{children}</div>
    </Box>
  );
}

/** The host of a web address, undefined for any other address: organisers enter these, and `javascript:` must not become a link. */
function webHostname(address: string): string | undefined {
  return /^https?:\/\/(?:www\.)?([^/?#@\s]+)/i.exec(address)?.[1];
}
