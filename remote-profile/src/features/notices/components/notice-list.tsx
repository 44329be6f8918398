import { paths } from '@sopaan/contract/paths';
import { EmptyState, LinkButton } from '@sopaan/ui/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { PagedList } from '../../../components/paged-list/paged-list';
import { noticesQuery } from '../api/get-notices';
import { NoticeItem } from './notice-item';

interface NoticeListProps {
  onlyUnread: boolean;
  onRead: (id: string) => void;
}

/** Notices, newest first. */
export function NoticeList({ onlyUnread, onRead }: NoticeListProps) {
  return (
    <PagedList
      query={useInfiniteQuery(noticesQuery(onlyUnread))}
      label="Notices"
      renderItem={(notice) => <NoticeItem notice={notice} onRead={() => onRead(notice.id)} />}
      keyOf={({ id }) => id}
      empty={
        <EmptyState
          icon="bell"
          minHeight={280}
          title={onlyUnread ? 'You have read everything' : 'No notices yet'}
          description="News about your applications, competitions, teams, deadlines and saved searches will appear here."
          action={
            onlyUnread ? (
              <LinkButton to={paths.profile('notices')} variant="contained">
                Show all notices
              </LinkButton>
            ) : (
              <>
                <LinkButton to={paths.exploreJobs()} variant="contained">
                  Find jobs
                </LinkButton>
                <LinkButton to={paths.exploreCompetitions}>Find competitions</LinkButton>
              </>
            )
          }
        />
      }
      failedTitle="Your notices could not be loaded"
    />
  );
}
