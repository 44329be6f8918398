import type { Institute } from '@sopaan/schemas/institutes/institute';
import { AppLink, Box, Icon, Typography, type IconName } from '@sopaan/ui/core';

interface ContactLink {
  icon: IconName;
  to: string;
  text: string;
  /** What the link does; screen readers read it before the text. */
  labelPrefix: string;
}

/** Phone, email and website of an institute, as links. */
export function InstituteContact({ institute }: { institute: Institute }) {
  const links = contactLinks(institute);
  if (links.length === 0) {
    return <Typography color="textSecondary">Contact details not provided</Typography>;
  }
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 0.5, listStyle: 'none', m: 0, p: 0 }}>
      {links.map((link) => (
        <Box component="li" key={link.to}>
          <AppLink
            to={link.to}
            aria-label={`${link.labelPrefix} ${link.text}`}
            sx={{
              display: 'inline-flex',
              gap: 1.25,
              alignItems: 'center',
              minHeight: 36,
              overflowWrap: 'anywhere',
            }}
          >
            <Icon name={link.icon} size={20} />
            {link.text}
          </AppLink>
        </Box>
      ))}
    </Box>
  );
}

function contactLinks({ contact, website }: Institute): ContactLink[] {
  const links: ContactLink[] = [];
  const { mobnum, emailid } = contact;
  if (mobnum) {
    const to = `tel:${mobnum.replace(/[^\d+]/g, '')}`;
    links.push({ icon: 'phone', to, text: mobnum, labelPrefix: 'Call' });
  }
  if (emailid) {
    links.push({ icon: 'mail', to: `mailto:${emailid}`, text: emailid, labelPrefix: 'Email' });
  }
  // Only http(s) URLs become links, never `javascript:`.
  const websiteUrl = URL.canParse(website) ? new URL(website) : undefined;
  if (websiteUrl && /^https?:$/.test(websiteUrl.protocol)) {
    links.push({
      icon: 'globe',
      to: websiteUrl.href,
      text: websiteUrl.hostname,
      labelPrefix: 'Website',
    });
  }
  return links;
}
