import type { Mentor } from '@sopaan/schemas/mentor';
import { AppLink, Box, Icon, Typography } from '@sopaan/ui/core';

/** How to reach a mentor: what they themselves have made public. */
export function MentorLinks({ mentor }: { mentor: Mentor }) {
  const links = linksOf(mentor);
  if (links.length === 0) return null;
  return (
    <Box>
      <Typography variant="h5" component="h3" sx={{ mb: 1 }}>
        Get in touch
      </Typography>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, p: 0, m: 0 }}>
        {links.map(({ label, to }) => (
          <Box component="li" key={label} sx={{ listStyle: 'none' }}>
            <AppLink
              to={to}
              target="_blank"
              aria-label={`${label} of ${mentor.name} (opens a new tab)`}
              sx={{ display: 'inline-flex', gap: 0.75, alignItems: 'center', py: 0.5 }}
            >
              <Icon name="external" size={18} />
              {label}
            </AppLink>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function linksOf({ profileLink, socialLinks }: Mentor) {
  return [
    { label: 'Profile', to: profileLink },
    { label: 'LinkedIn', to: socialLinks.linkedin },
    { label: 'YouTube', to: socialLinks.youtube },
    { label: 'Instagram', to: socialLinks.instagram },
    { label: 'Facebook', to: socialLinks.facebook },
    // Another kind of address, such as one that runs code, is no link.
  ].filter(({ to }) => /^https?:\/\//i.test(to));
}
