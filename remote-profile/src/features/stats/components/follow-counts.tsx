import { Box } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { statsQuery } from '../api/get-stats';

/** How many members follow the member, and how many the member follows. Nothing until both are known. */
export function FollowCounts() {
  const { data: stats } = useQuery(statsQuery);
  return (
    // Keeps its height while the counts load.
    <Box component="dl" sx={{ display: 'flex', gap: 2, m: 0, mt: 1, minHeight: '1.5em' }}>
      {stats && (
        <>
          <Count label="Followers" value={stats.followers} />
          <Count label="Followings" value={stats.followings} />
        </>
      )}
    </Box>
  );
}

function Count({ label, value }: { label: string; value: number }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'row-reverse', gap: 0.5, typography: 'body2' }}>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
        {value.toLocaleString('en-IN')}
      </Box>
    </Box>
  );
}
