import { PRODUCT_NAME } from '@sopaan/contract/version';
import { Box, Icon, Typography, type IconName } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { mentorFiguresQuery } from '../api/get-mentor-figures';

interface Tile {
  icon: IconName;
  title: string;
  text: string;
}

/** Three reasons to have a mentor. The number of languages comes from the API. */
export function WhyMentors() {
  const headingId = useId();
  const { data } = useQuery({ ...mentorFiguresQuery(), retryOnMount: false });
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography id={headingId} variant="h2" sx={{ mb: 2.5 }}>
        Why a mentor
      </Typography>
      <Box component="ul" sx={tiles}>
        {reasonTiles(data?.languages).map(({ icon, title, text }) => (
          <Box component="li" key={icon} sx={tile}>
            <Icon name={icon} size={28} sx={{ color: 'secondary.main' }} />
            <Typography variant="h4" component="h3" sx={{ mt: 1.5 }}>
              {title}
            </Typography>
            <Typography color="textSecondary" sx={{ mt: 0.5 }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function reasonTiles(languages: number | undefined): readonly Tile[] {
  return [
    {
      icon: 'award',
      title: 'Experienced Mentors',
      text: 'Every profile shows where they work, for how long, and what they know.',
    },
    {
      icon: 'chat',
      title: '1 on 1 sessions',
      text: `Ask a mentor a question, which only the two of you see. Sessions cannot be booked on ${PRODUCT_NAME} yet.`,
    },
    { icon: 'globe', title: languagesTitle(languages), text: 'Choose the one you think in.' },
  ];
}

function languagesTitle(count: number | undefined): string {
  if (!count) return 'Available in several Languages';
  return `Available in ${count} ${count === 1 ? 'Language' : 'Languages'}`;
}

const tiles = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  listStyle: 'none',
  m: 0,
  p: 0,
} as const;
const tile = {
  p: 3,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '16px',
  bgcolor: 'background.paper',
} as const;
