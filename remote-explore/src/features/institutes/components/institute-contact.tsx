import type { Institute } from '@sopaan/schemas/institute';
import { AppLink, Box, Icon, Typography, type IconName } from '@sopaan/ui/core';

interface Way {
  icon: IconName;
  to: string;
  text: string;
  label: string;
}

/** How to reach the institute, as links that the device knows what to do with. */
export function InstituteContact({ institute }: { institute: Institute }) {
  const ways = waysOf(institute);
  if (ways.length === 0) {
    return (
      <Typography color="textSecondary">The institute has not told how to reach it.</Typography>
    );
  }
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 0.5, listStyle: 'none', m: 0, p: 0 }}>
      {ways.map((way) => (
        <Box component="li" key={way.to}>
          <AppLink
            to={way.to}
            aria-label={`${way.label} ${way.text}`}
            sx={{
              display: 'inline-flex',
              gap: 1.25,
              alignItems: 'center',
              minHeight: 36,
              overflowWrap: 'anywhere',
            }}
          >
            <Icon name={way.icon} size={20} />
            {way.text}
          </AppLink>
        </Box>
      ))}
    </Box>
  );
}

function waysOf({ contact, website }: Institute): Way[] {
  const ways: Way[] = [];
  const { mobnum, emailid } = contact;
  if (mobnum) {
    const to = `tel:${mobnum.replace(/[^\d+]/g, '')}`;
    ways.push({ icon: 'phone', to, text: mobnum, label: 'Call' });
  }
  if (emailid) {
    ways.push({ icon: 'mail', to: `mailto:${emailid}`, text: emailid, label: 'Write to' });
  }
  // An address of another kind, such as one that runs code, is no website.
  const page = URL.canParse(website) ? new URL(website) : undefined;
  if (page && /^https?:$/.test(page.protocol)) {
    ways.push({ icon: 'globe', to: page.href, text: page.hostname, label: 'Website' });
  }
  return ways;
}
