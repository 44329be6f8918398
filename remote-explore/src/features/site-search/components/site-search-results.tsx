import { isApiError } from '@sopaan/api-client/call';
import {
  Box,
  EmptyState,
  FailedState,
  LinkButton,
  LoadingState,
  Skeleton,
  Typography,
} from '@sopaan/ui/core';
import { paths } from '@sopaan/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { isSearchable, siteSearchQuery } from '../api/get-site-search';
import { KindLinks } from './kind-links';
import { ResultGroup } from './result-group';

const numbers = new Intl.NumberFormat('en-IN');
const MIN_HEIGHT = 300;

interface SiteSearchResultsProps {
  text: string;
  /** The kind of results to show; all without one, or if nothing of this kind is found. */
  kind: string | null;
}

/** The best results of each kind or of one, in all states. */
export function SiteSearchResults({ text, kind }: SiteSearchResultsProps) {
  const { data, error, refetch } = useQuery(siteSearchQuery(text));
  if (!isSearchable(text)) {
    return (
      <EmptyState
        icon="search"
        title="What are you looking for?"
        description="Type at least two letters: a course, a job, a city, a company…"
        minHeight={MIN_HEIGHT}
        action={<ListLinks />}
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
  const chosen = data.groups.find((group) => group.kind === kind);
  const total = data.groups.reduce((sum, group) => sum + group.total, 0);
  return (
    <>
      <Typography component="p" role="status" variant="subtitle2" sx={{ mb: 1.5 }}>
        {data.isPartial ? (
          `Nothing has all words of “${text}”. Results for some of your words`
        ) : data.corrected === undefined ? (
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
          action={<ListLinks />}
        />
      ) : (
        <>
          <KindLinks text={text} groups={data.groups} chosen={chosen?.kind} />
          {(chosen ? [chosen] : data.groups).map((group) => (
            <ResultGroup key={group.kind} text={text} group={group} isChosen={group === chosen} />
          ))}
        </>
      )}
    </>
  );
}

/** The lists that can be looked through without a search. */
function ListLinks() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
      <LinkButton to={paths.exploreCourses}>Explore courses</LinkButton>
      <LinkButton to={paths.exploreJobs()}>Explore jobs</LinkButton>
      <LinkButton to={paths.exploreCompetitions}>Explore competitions</LinkButton>
      <LinkButton to={paths.institutes}>Institutes</LinkButton>
      <LinkButton to={paths.mentors}>Mentors</LinkButton>
      <LinkButton to={paths.practice}>Coding practice</LinkButton>
    </Box>
  );
}
