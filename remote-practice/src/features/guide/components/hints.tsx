import { isApiError } from '@sopaan/api-client/call';
import type { ChallengeGuide } from '@sopaan/schemas/practice/challenge-guide';
import { useFocusNewItem } from '@sopaan/search/use-focus-new-item';
import { Alert, Box, Button, EmptyState, Typography } from '@sopaan/ui/core';
import { SafeHtml } from '@sopaan/ui/display';
import { useOpenHint } from '../api/use-guide-mutations';
import { GuideLoader } from './guide-loader';

/** The hints of a challenge, which the member opens one at a time. */
export function Hints({ challengeId }: { challengeId: string }) {
  return (
    <GuideLoader challengeId={challengeId} subject="hints">
      {(guide) =>
        guide.hintCount === 0 ? (
          <EmptyState title="This challenge has no hints." />
        ) : (
          <HintList challengeId={challengeId} guide={guide} />
        )
      }
    </GuideLoader>
  );
}

function HintList({ challengeId, guide }: { challengeId: string; guide: ChallengeGuide }) {
  const { hints, hintCount } = guide;
  const next = hints.length + 1;
  const hasMore = next <= hintCount;
  const { list, expectNewItems } = useFocusNewItem(hints.length, hasMore);
  const { mutate: openHint, isPending, error } = useOpenHint(challengeId);
  const open = () => {
    if (isPending) return;
    expectNewItems();
    openHint(next);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', minWidth: 0 }}>
      <Typography variant="body2" color="textSecondary">
        Hints are free: they cost no points. Each says more than the one before.
      </Typography>
      <Box component="ul" ref={list} aria-label="Opened hints" aria-live="polite" sx={rows}>
        {hints.map((hint, index) => (
          <li key={index} tabIndex={-1}>
            <Typography component="h3" variant="subtitle2">
              {`Hint ${index + 1} of ${hintCount}`}
            </Typography>
            <SafeHtml html={hint} sx={{ typography: 'body2' }} />
          </li>
        ))}
      </Box>
      {error && (
        <Alert severity="error" title="The hint could not be opened">
          {isApiError(error) ? error.message : 'Please try again.'}
        </Alert>
      )}
      {hasMore && (
        <Button variant="outlined" aria-disabled={isPending} onClick={open}>
          {isPending ? 'Opening…' : `Show hint ${next} of ${hintCount}`}
        </Button>
      )}
    </Box>
  );
}

const rows = {
  display: 'grid',
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
  minWidth: 0,
  '&:empty': { display: 'none' },
  '& > li': { outline: 'none' },
} as const;
