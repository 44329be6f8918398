import type { ScreenLoaderArgs } from '@sopaan/contract/remote';
import { Container, EmptyState, LinkButton, PageHeading, PageTitle } from '@sopaan/ui/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { liveClassQuery } from '../features/live-class/api/get-live-class';
import { liveClassesQuery } from '../features/live-class/api/get-live-classes';
import { ClassList } from '../features/live-class/classes/class-list';
import { LiveClassPage } from '../features/live-class/components/live-class-page';
import { LIVE_CLASSES_PATH } from '../features/live-class/classes/classes-path';

export async function loader({ url, queryClient }: ScreenLoaderArgs) {
  const classId = url.searchParams.get('class');
  if (classId === null) {
    const isMine = url.searchParams.get('show') === 'mine';
    await queryClient.ensureInfiniteQueryData(liveClassesQuery({ isMine }));
  } else await queryClient.ensureQueryData(liveClassQuery(classId));
}

export function Component() {
  const [parameters] = useSearchParams();
  const classId = parameters.get('class');
  return (
    <Container maxWidth="xl" sx={{ py: { xs: 1, md: 3 } }}>
      {classId === null ? (
        <>
          <PageTitle title="Live classes" />
          <PageHeading title="Live classes" />
          <ClassList />
        </>
      ) : (
        <Class classId={classId} />
      )}
    </Container>
  );
}

function Class({ classId }: { classId: string }) {
  const { data: liveClass, dataUpdatedAt } = useSuspenseQuery(liveClassQuery(classId));
  return (
    <>
      <PageTitle title={liveClass ? `Live class: ${liveClass.title}` : 'Live class'} />
      {liveClass ? (
        <LiveClassPage key={classId} liveClass={liveClass} receivedAt={dataUpdatedAt} />
      ) : (
        <>
          <PageHeading title="Live class" />
          <EmptyState
            icon="video"
            title="Class not found"
            description="The link may be wrong, or the class has been cancelled."
            action={
              <LinkButton to={LIVE_CLASSES_PATH} variant="contained">
                All live classes
              </LinkButton>
            }
          />
        </>
      )}
    </>
  );
}
