import type { Institute } from '@sopaan/schemas/institutes/institute';
import { Box, Icon, LinkButton, Typography } from '@sopaan/ui/core';

/** The address of an institute, with a link to OpenStreetMap. */
export function InstituteLocation({ institute }: { institute: Institute }) {
  const { landmark, city, state, zipcode } = institute.location;
  const lines = [
    landmark,
    [city, zipcode].filter(Boolean).join(' '),
    state === city ? '' : state,
  ].filter(Boolean);
  if (lines.length === 0) {
    return <Typography color="textSecondary">Location not provided</Typography>;
  }
  const query = encodeURIComponent([landmark, city, state, 'India'].filter(Boolean).join(', '));
  return (
    <>
      <Box component="address" sx={{ fontStyle: 'normal' }}>
        {lines.map((line) => (
          <Typography key={line}>{line}</Typography>
        ))}
      </Box>
      <LinkButton
        to={`https://www.openstreetmap.org/search?query=${query}`}
        size="small"
        startIcon={<Icon name="map-pin" />}
        sx={{ mt: 1, ml: -1.25 }}
      >
        View on OpenStreetMap
      </LinkButton>
    </>
  );
}
