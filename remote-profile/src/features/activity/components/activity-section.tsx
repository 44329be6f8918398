import { paths } from '@sopaan/contract/paths';
import {
  ACTIVITY_KINDS,
  type ActivityItem,
  type ActivityKind,
} from '@sopaan/schemas/activity/activity';
import { EmptyState, LinkButton } from '@sopaan/ui/core';
import { Navigate, useSearchParams } from 'react-router-dom';
import { KindFilter, useKind } from '../../../components/kind-filter';
import { PagedList } from '../../../components/paged-list/paged-list';
import { activityKinds } from '../activity-text';
import { activityQuery } from '../api/get-activity';
import { ActivityEntry } from './activity-entry';

const labels: Readonly<Record<ActivityKind, string>> = {
  application: activityKinds.application.label,
  competition: activityKinds.competition.label,
  team: activityKinds.team.label,
  quiz: activityKinds.quiz.label,
  submission: activityKinds.submission.label,
  mentor: activityKinds.mentor.label,
};

/** What the member has done on the site, newest first. With the query parameter `unread`, redirects to the unread notices. */
export function ActivitySection() {
  const [searchParams] = useSearchParams();
  return searchParams.has('unread') ? (
    <Navigate to={`${paths.profile('notices')}?unread`} replace />
  ) : (
    <ActivityList />
  );
}

/** Whether both are solutions of one challenge: attempts in a row are one entry. */
function isAttemptAtSame(item: ActivityItem, previous: ActivityItem): boolean {
  return (
    item.kind === 'submission' &&
    previous.kind === 'submission' &&
    item.subject.id === previous.subject.id
  );
}

function ActivityList() {
  const kind = useKind(ACTIVITY_KINDS);
  return (
    <>
      <KindFilter label="Kind of activity" kinds={ACTIVITY_KINDS} labels={labels} />
      <PagedList
        key={kind}
        query={activityQuery(kind)}
        label="Activity"
        renderItem={(item, _loadedAt, earlier) => <ActivityEntry item={item} earlier={earlier} />}
        belongsTo={isAttemptAtSame}
        keyOf={(item) => `${item.kind} ${item.id}`}
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
