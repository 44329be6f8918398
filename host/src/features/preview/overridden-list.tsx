import type { OverriddenUnit } from '@sopaan/contract/release';
import { Box } from '@sopaan/ui/core';
import { DateText } from '@sopaan/ui/display';

/** The units whose release a preview overrides, with author, commit and time of publication. */
export function OverriddenList({ units }: { units: readonly OverriddenUnit[] }) {
  if (units.length === 0) return <Box sx={{ typography: 'body2' }}>No overridden releases.</Box>;
  return (
    <Box component="ul" sx={{ m: 0, my: 0.5, p: 0, listStyle: 'none', typography: 'body2' }}>
      {units.map(({ unit, version, release, author, commit, publishedAt }) => (
        <Box component="li" key={unit} sx={{ py: 0.5 }}>
          <strong>{unit}</strong> {version} <Box component="code">{release}</Box>
          <Box sx={{ color: 'text.secondary' }}>
            Published <DateText value={publishedAt} time />
            {author && ` by ${author}`}
            {commit && (
              <>
                , commit <Box component="code">{commit.slice(0, 12)}</Box>
              </>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
