import type { PageSet } from '@sopaan/contract/release';
import { Box, Icon } from '@sopaan/ui/core';
import { releaseOfSet, type PageRegion } from './page-regions';

interface FallbackNoticeProps {
  set: PageSet;
  regions: readonly PageRegion[];
}

/** Tells which releases of the page's set could not be shown, and what is shown instead. Screen readers announce it. */
export function FallbackNotice({ set, regions }: FallbackNoticeProps) {
  const text = noticeText(set, regions);
  return (
    <Box role="status">
      {text && (
        <Box sx={notice}>
          <Icon name="alert" sx={{ color: 'warning.main' }} />
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{text}</Box>
        </Box>
      )}
    </Box>
  );
}

function noticeText(set: PageSet, regions: readonly PageRegion[]): string {
  const fallbacks = regions.filter(({ unit, release }) => releaseOfSet(set, unit) !== release);
  const [first] = fallbacks;
  if (!first) return '';
  if (fallbacks.length > 1) {
    return `${fallbacks.length} releases could not be shown; others are shown instead. Open “Details” to see them.`;
  }
  const { unit, release } = first;
  return `${unit} ${releaseOfSet(set, unit) ?? ''} could not be shown; ${release} is shown instead.`;
}

const notice = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: { xs: 2, lg: 4 },
  pt: 1,
  typography: 'body2',
};
