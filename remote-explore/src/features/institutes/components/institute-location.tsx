import type { Institute } from '@sopaan/schemas/institute';
import { Box, Icon, LinkButton, Typography } from '@sopaan/ui/core';

/** The address, and a map of another site that opens at it. */
export function InstituteLocation({ institute }: { institute: Institute }) {
  const { landmark, city, state, zipcode } = institute.location;
  const lines = [landmark, [city, zipcode].filter(Boolean).join(' '), state].filter(Boolean);
  if (lines.length === 0) {
    return (
      <Typography color="textSecondary">The institute has not told where it stands.</Typography>
    );
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
        Look it up on OpenStreetMap
      </LinkButton>
    </>
  );
}
