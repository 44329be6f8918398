import { paths } from '@sopaan/contract/paths';
import type { ScreenModule } from '@sopaan/contract/remote';
import { slug } from '@sopaan/contract/slug';
import type { Festival } from '@sopaan/schemas/festivals/festival';
import { Box, Container, PageTitle } from '@sopaan/ui/core';
import { RecordNotFound } from '@sopaan/ui/record-not-found';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { entriesQuery } from '../features/festivals/api/get-entries';
import { festivalQuery } from '../features/festivals/api/get-festival';
import { EntryList } from '../features/festivals/components/entry-list';
import { FestivalLeaderboard } from '../features/festivals/components/festival-leaderboard';
import { FestivalHeader } from '../features/festivals/components/festival-header';
import { FestivalQuizzes } from '../features/festivals/components/festival-quizzes';
import { PrizesAndRules } from '../features/festivals/components/prizes-and-rules';
import { RegistrationPanel } from '../features/festivals/components/registration-panel';
import { readPage } from '../features/festivals/entry-page';
import { useFestivalPhase } from '../features/festivals/use-festival-phase';

export const loader: ScreenModule['loader'] = ({ params, url, queryClient }) => {
  const id = params.id ?? '';
  void queryClient.prefetchQuery(entriesQuery(id, readPage(url.searchParams)));
  return queryClient.ensureQueryData(festivalQuery(id));
};

export function Component() {
  const { eventtitle, id = '' } = useParams();
  const { search, hash } = useLocation();
  const { data: festival, dataUpdatedAt } = useSuspenseQuery(festivalQuery(id));
  if (!festival) return <FestivalNotFound />;
  const path = paths.festival(festival.title, festival.id);
  return (
    <Container maxWidth="xl" sx={page}>
      <PageTitle title={festival.title} />
      {eventtitle !== slug(festival.title) && <Navigate to={path + search + hash} replace />}
      <FestivalPage key={festival.id} festival={festival} loadedAt={dataUpdatedAt} />
    </Container>
  );
}

/** All sections show the same phase, which can change while the page is open. */
function FestivalPage({ festival, loadedAt }: { festival: Festival; loadedAt: number }) {
  const phase = useFestivalPhase(festival, loadedAt);
  return (
    <>
      <FestivalHeader festival={festival} phase={phase} />
      <FestivalQuizzes quizzes={festival.quizzes} />
      <Box sx={columns}>
        <RegistrationPanel festival={festival} phase={phase} />
        <FestivalLeaderboard id={festival.id} phase={phase} />
      </Box>
      <PrizesAndRules prizes={festival.prizes} rules={festival.rules} />
      <EntryList id={festival.id} />
    </>
  );
}

function FestivalNotFound() {
  return (
    <RecordNotFound
      noun="festival"
      icon="trophy"
      next={{ label: 'See all quizzes', to: paths.quizzes }}
    />
  );
}

const page = {
  display: 'grid',
  gap: { xs: 6, md: 8 },
  pb: { xs: 6, md: 10 },
  '& > *': { minWidth: 0 },
} as const;

const columns = {
  display: 'grid',
  gap: { xs: 5, lg: 6 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '22rem minmax(0, 1fr)' },
} as const;
