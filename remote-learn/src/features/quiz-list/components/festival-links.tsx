import { paths } from '@sopaan/contract/paths';
import { AppLink, Box, Typography } from '@sopaan/ui/core';
import { DateText } from '@sopaan/ui/display';
import { useQuery } from '@tanstack/react-query';
import { festivalsQuery } from '../api/get-festivals';

/** Links to the festivals, below the quizzes. Renders nothing without festivals or when they cannot be loaded. */
export function FestivalLinks() {
  const { data } = useQuery(festivalsQuery);
  if (!data || data.items.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="festivals-title" sx={{ mt: 5 }}>
      <Typography id="festivals-title" variant="h4" component="h2" sx={{ mb: 1 }}>
        Quizzing festivals
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {data.items.map(({ id, title, summary, endsAt, timezone }) => (
          <li key={id}>
            <AppLink to={paths.festival(title, id)} underline="always">
              {title}
            </AppLink>
            <Typography variant="body2" color="textSecondary">
              {summary} Until <DateText value={endsAt} zone={timezone} />.
            </Typography>
          </li>
        ))}
      </Box>
    </Box>
  );
}
