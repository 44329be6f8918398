import { paths } from '@sopaan/contract/paths';
import { ACTIVITY_KINDS, type ActivityKind } from '@sopaan/schemas/activity/activity';
import { EmptyState, LinkButton } from '@sopaan/ui/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router-dom';
import { KindFilter, useKind } from '../../../components/kind-filter';
import { PagedList } from '../../../components/paged-list/paged-list';
import { activityKinds } from '../activity-text';
import { activityQuery } from '../api/get-activity';
import { groupAttempts } from '../group-attempts';
import { ActivityEntry } from './activity-entry';

const labels: Readonly<Record<ActivityKind, string>> = {
  application: activityKinds.application.label,
  competition: activityKinds.competition.label,
  team: activityKinds.team.label,
  quiz: activityKinds.quiz.label,
  submission: activityKinds.submission.label,
  mentor: activityKinds.mentor.label,
};

/** What the member has done on the site, newest first. With `?unread`, the former URL of the unread notices, redirects to them. */
export function ActivitySection() {
  const [searchParams] = useSearchParams();
  return searchParams.has('unread') ? (
    <Navigate to={`${paths.profile('notices')}?unread`} replace />
  ) : (
    <ActivityList />
  );
}

function ActivityList() {
  const kind = useKind(ACTIVITY_KINDS);
  const query = useInfiniteQuery({
    ...activityQuery(kind),
    // Attempts are not grouped across pages, so that each page has a first row, which gets the focus when the page is loaded.
    select: ({ pages, pageParams }) => ({
      pages: pages.map(({ items }) => ({ items: groupAttempts(items) })),
      pageParams,
    }),
  });
  return (
    <>
      <KindFilter label="Kind of activity" kinds={ACTIVITY_KINDS} labels={labels} />
      <PagedList
        key={kind}
        query={query}
        label="Activity"
        renderItem={(row) => <ActivityEntry {...row} />}
        keyOf={({ item }) => `${item.kind} ${item.id}`}
        empty={
          <EmptyState
            icon="clock"
            title="No activity yet"
            description="Applications, competitions, quizzes and submitted solutions will appear here."
            action={
              <LinkButton to={paths.practice} variant="contained">
                Start practising
              </LinkButton>
            }
          />
        }
        failedTitle="Your activity could not be loaded"
      />
    </>
  );
}
