import { isApiError } from '@sopaan/api-client/call';
import {
  AppLink,
  Box,
  EmptyState,
  FailedState,
  LinkButton,
  LoadingState,
  Skeleton,
  Typography,
} from '@sopaan/ui/core';
import { paths } from '@sopaan/contract/paths';
import type { SiteSearchGroup } from '@sopaan/schemas/site-search/site-search';
import { useQuery } from '@tanstack/react-query';
import { isSearchable, siteSearchQuery } from '../api/get-site-search';

const numbers = new Intl.NumberFormat('en-IN');
const MIN_HEIGHT = 300;

/** The best results of each kind, in all states. */
export function SiteSearchResults({ text }: { text: string }) {
  const { data, error, refetch } = useQuery(siteSearchQuery(text));
  if (!isSearchable(text)) {
    return (
      <EmptyState
        icon="search"
        title="What are you looking for?"
        description="Type at least two letters: a course, a job, a city, a company…"
        minHeight={MIN_HEIGHT}
      />
    );
  }
  if (data === undefined && error !== null) {
    return (
      <FailedState
        title="The search could not be loaded"
        description={isApiError(error) ? error.message : undefined}
        referenceId={isApiError(error) ? error.requestId : undefined}
        onRetry={() => void refetch()}
        minHeight={MIN_HEIGHT}
      />
    );
  }
  if (data === undefined) {
    return (
      <LoadingState>
        <Box sx={{ display: 'grid', gap: 2 }}>
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} variant="rounded" height={220} sx={{ borderRadius: '16px' }} />
          ))}
        </Box>
      </LoadingState>
    );
  }
  const total = data.groups.reduce((sum, group) => sum + group.total, 0);
  return (
    <>
      <Typography component="p" role="status" variant="subtitle2" sx={{ mb: 1.5 }}>
        {data.corrected === undefined ? (
          `${numbers.format(total)} ${total === 1 ? 'result' : 'results'} for “${text}”`
        ) : (
          <>
            Nothing found for “{text}”. Showing results for <strong>{data.corrected}</strong>
          </>
        )}
      </Typography>
      {data.groups.length === 0 ? (
        <EmptyState
          icon="search"
          title="Nothing matches your search"
          description="Check the spelling, or try fewer or more general words."
          minHeight={MIN_HEIGHT}
          action={
            <>
              <LinkButton to={paths.exploreCourses}>Explore courses</LinkButton>
              <LinkButton to={paths.exploreJobs()}>Explore jobs</LinkButton>
            </>
          }
        />
      ) : (
        data.groups.map((group) => <ResultGroup key={group.kind} group={group} />)
      )}
    </>
  );
}

function ResultGroup({ group }: { group: SiteSearchGroup }) {
  const { kind, title, total, totalIsCapped, listPath, items } = group;
  const headingId = `results-${kind}`;
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ mb: 3 }}>
      <Typography id={headingId} component="h2" variant="h5" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box component="ul" sx={LIST}>
        {items.map((item) => (
          <li key={item.path}>
            <AppLink to={item.path}>{item.title}</AppLink>
            {item.detail && (
              <Typography variant="body2" color="textSecondary">
                {item.detail}
              </Typography>
            )}
          </li>
        ))}
      </Box>
      {listPath !== null && (
        <LinkButton to={listPath} size="small" sx={{ mt: 1 }}>
          All {numbers.format(total)}
          {totalIsCapped && '+'} {title.toLowerCase()}
        </LinkButton>
      )}
    </Box>
  );
}

const LIST = {
  listStyle: 'none',
  m: 0,
  p: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: '16px',
  bgcolor: 'background.paper',
  overflowWrap: 'anywhere',
  '& > li': { px: 2, py: 1.25 },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
};
