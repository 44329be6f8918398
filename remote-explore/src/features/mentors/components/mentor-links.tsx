import { PRODUCT_NAME } from '@sopaan/contract/version';
import type { Mentor } from '@sopaan/schemas/mentors/mentor';
import { AppLink, Box, Typography } from '@sopaan/ui/core';

/** How to reach a mentor: the links that they have made public. */
export function MentorLinks({ mentor }: { mentor: Mentor }) {
  const links = publicLinks(mentor);
  return (
    <Box>
      <Typography variant="h5" component="h3" sx={{ mb: 1 }}>
        Get in touch
      </Typography>
      <Typography color="textSecondary">
        Sessions cannot be booked on {PRODUCT_NAME} yet.{' '}
        {links.length > 0
          ? `You can contact ${mentor.name} through these pages.`
          : 'This mentor has no public page.'}
      </Typography>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, p: 0, m: 0, mt: 1 }}>
        {links.map(({ label, to }) => (
          <Box component="li" key={label} sx={{ listStyle: 'none' }}>
            <AppLink
              to={to}
              aria-label={`${label} of ${mentor.name}`}
              sx={{ display: 'inline-flex', gap: 0.75, alignItems: 'center', py: 0.5 }}
            >
              {label}
            </AppLink>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function publicLinks({ profileLink, socialLinks }: Mentor) {
  return [
    { label: 'Profile', to: profileLink },
    { label: 'LinkedIn', to: socialLinks.linkedin },
    { label: 'YouTube', to: socialLinks.youtube },
    { label: 'Instagram', to: socialLinks.instagram },
    { label: 'Facebook', to: socialLinks.facebook },
    // Only http(s) URLs become links, never `javascript:`.
  ].filter(({ to }) => /^https?:\/\//i.test(to));
}
