import { PRODUCT_NAME } from '@sopaan/contract/version';
import { paths } from '@sopaan/contract/paths';
import type { Mentor } from '@sopaan/schemas/mentors/mentor';
import { searchLink } from '@sopaan/search/search-link';
import { AppLink, Box, Typography } from '@sopaan/ui/core';
import { mentorFilters } from '../api/mentor-search';
import { mentorSearchPath } from '../mentor-paths';

interface LabelledLink {
  to: string;
  label: string;
  /** Its accessible name, unless that is the label. */
  name?: string;
}

/** Besides asking a question: the links that a mentor has made public. Without any, links to other help in the mentor's fields. */
export function MentorLinks({ mentor }: { mentor: Mentor }) {
  const links = publicLinks(mentor);
  return (
    <Box>
      <Typography variant="h5" component="h3" sx={{ mb: 1 }}>
        {links.length > 0 ? 'Get in touch' : 'More help'}
      </Typography>
      <Typography color="textSecondary">
        {links.length > 0
          ? `Sessions cannot be booked on ${PRODUCT_NAME} yet. ${mentor.name} has these public pages.`
          : `Sessions cannot be booked on ${PRODUCT_NAME} yet. These pages may help:`}
      </Typography>
      <LinkList links={links.length > 0 ? links : otherHelp(mentor)} />
    </Box>
  );
}

function LinkList({ links }: { links: readonly LabelledLink[] }) {
  return (
    <Box
      component="ul"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, p: 0, m: 0, mt: 1 }}
    >
      {links.map(({ to, label, name }) => (
        <Box component="li" key={label} sx={{ listStyle: 'none' }}>
          <AppLink to={to} aria-label={name} sx={{ display: 'inline-block', py: 0.5 }}>
            {label}
          </AppLink>
        </Box>
      ))}
    </Box>
  );
}

function publicLinks({ name, profileLink, socialLinks }: Mentor): LabelledLink[] {
  return (
    [
      { label: 'Profile', to: profileLink },
      { label: 'LinkedIn', to: socialLinks.linkedin },
      { label: 'YouTube', to: socialLinks.youtube },
      { label: 'Instagram', to: socialLinks.instagram },
      { label: 'Facebook', to: socialLinks.facebook },
    ]
      // Only http(s) URLs become links, never `javascript:`.
      .filter(({ to }) => /^https?:\/\//i.test(to))
      .map(({ label, to }) => ({ label, to, name: `${label} of ${name}` }))
  );
}

/** A search for each of the mentor's fields, and the list of their mentors. */
function otherHelp({ domains }: Mentor): LabelledLink[] {
  return [
    ...domains.map((domain) => ({
      to: paths.search(domain),
      label: `Courses, quizzes and jobs about ${domain}`,
    })),
    {
      to: searchLink(mentorSearchPath, mentorFilters, { chosen: { domain: domains } }),
      label: domains.length > 0 ? 'Mentors in these fields' : 'All mentors',
    },
  ];
}
