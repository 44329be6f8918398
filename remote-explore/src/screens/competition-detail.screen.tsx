import { paths } from '@sopaan/contract/paths';
import type { ScreenModule } from '@sopaan/contract/remote';
import { slug } from '@sopaan/contract/slug';
import type { CompetitionListItem } from '@sopaan/schemas/competitions/competition';
import type { HostEvent } from '@sopaan/schemas/competitions/host-event';
import { Box, Container, PageTitle } from '@sopaan/ui/core';
import { DetailLayout } from '@sopaan/ui/detail-layout';
import { RecordNotFound } from '@sopaan/ui/record-not-found';
import { SectionBar } from '@sopaan/ui/section-bar';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import {
  hostEventQuery,
  updateCachedCompetition,
} from '../features/competitions/api/get-host-event';
import { similarCompetitionsQuery } from '../features/competitions/api/get-similar-competitions';
import { AboutSection } from '../features/competitions/components/about-section';
import { CompetitionHeader } from '../features/competitions/components/competition-header';
import { CompetitionDetails } from '../features/competitions/components/competition-details';
import { OrganiserCard } from '../features/competitions/components/organiser-card';
import { RegistrationFooter } from '../features/competitions/components/registration/registration-footer';
import { RegistrationPanel } from '../features/competitions/components/registration/registration-panel';
import { RewardsSection } from '../features/competitions/components/rewards-section';
import { RoundsSection } from '../features/competitions/components/rounds-section';
import { SimilarCompetitions } from '../features/competitions/components/similar-competitions';
import { TeamPanel } from '../features/competitions/components/team/team-panel';
import { registrationState } from '../features/competitions/registration-state';
import { useNow } from '../features/competitions/use-now';
import { useRegistration } from '../features/competitions/use-registration';
import { LikeButton } from '@sopaan/item-actions/like-button';
import { printedPage } from '../components/printed-page';
import { ListSearchBox } from '@sopaan/search/list-search-box';
import { ShareButton } from '@sopaan/item-actions/share-button';
import { SaveItemToggle } from '../features/saved/components/save-item-toggle';
import { SaveButton } from '../features/saved/components/save-button';

const sections = [
  { id: 'about', label: 'About' },
  { id: 'rounds', label: 'Rounds' },
  { id: 'rewards', label: 'Rewards' },
];

export const loader: ScreenModule['loader'] = async ({ params, queryClient }) => {
  const competition = await queryClient.ensureQueryData(hostEventQuery(params.id ?? ''));
  if (competition) void queryClient.prefetchQuery(similarCompetitionsQuery(competition));
  return competition;
};

export function Component() {
  const { title, id = '' } = useParams();
  const { search, hash } = useLocation();
  const queryClient = useQueryClient();
  const { data: competition, dataUpdatedAt } = useSuspenseQuery(hostEventQuery(id));
  if (!competition) return <CompetitionNotFound />;
  const path = paths.competition(competition.title, competition._id);
  return (
    <Container maxWidth="xl" sx={{ py: { xs: 2, md: 4 }, ...printedPage }}>
      <PageTitle title={competition.title} />
      {title !== slug(competition.title) && <Navigate to={path + search + hash} replace />}
      <CompetitionHeader
        competition={competition}
        actions={
          <>
            <LikeButton
              sender="explore"
              key={competition._id}
              kind="competition"
              id={competition._id}
              name={competition.title}
              count={competition.likeCount}
              onCount={(likeCount) =>
                updateCachedCompetition(queryClient, competition._id, { likeCount })
              }
            />
            <Box sx={{ display: 'flex', gap: 1.5 }}>
              <SaveButton
                key={`save ${competition._id}`}
                kind="competition"
                id={competition._id}
                name={competition.title}
              />
              <ShareButton title={competition.title} path={path} sender="explore" />
            </Box>
          </>
        }
      />
      <CompetitionBody
        key={competition._id}
        competition={competition}
        loadedAt={dataUpdatedAt}
        invitationCode={new URLSearchParams(search).get('team') ?? ''}
      />
      <SimilarCompetitions competition={competition} actionOf={saveToggleOf} />
    </Container>
  );
}

const saveToggleOf = ({ _id, title }: CompetitionListItem) => (
  <SaveItemToggle kind="competition" id={_id} name={title} />
);

function CompetitionNotFound() {
  return (
    <RecordNotFound
      noun="competition"
      icon="trophy"
      next={{ label: 'See all competitions', to: paths.competitions }}
      search={
        <ListSearchBox
          label="Search competitions"
          placeholder="Title, topic or organiser"
          path={paths.exploreCompetitions}
        />
      }
    />
  );
}

interface CompetitionBodyProps {
  competition: HostEvent;
  /** When the competition was loaded, in milliseconds since 1970. */
  loadedAt: number;
  /** The team code in the URL; empty without an invitation. */
  invitationCode: string;
}

/** The page below its header. Panel, footer and team share one registration state. */
function CompetitionBody({ competition, loadedAt, invitationCode }: CompetitionBodyProps) {
  const control = useRegistration(competition);
  const now = useNow(statusChanges(competition), loadedAt);
  const state = registrationState(competition, { registration: control.registration, now });
  return (
    <DetailLayout
      aside={
        <Box sx={{ display: 'grid', gap: 3 }}>
          <RegistrationPanel control={control} state={state} />
          <TeamPanel control={control} invitationCode={invitationCode} />
          <CompetitionDetails competition={competition} now={now} />
        </Box>
      }
      asideEnd={
        <OrganiserCard organisation={competition.organisation} logo={competition.companylogo} />
      }
    >
      <SectionBar sections={sections} label="Competition" />
      <AboutSection description={competition.description} />
      <RoundsSection rounds={competition.rounds} zone={competition.timeline.timezone} />
      <RewardsSection prizes={competition.prizes} />
      <RegistrationFooter control={control} state={state} />
    </DetailLayout>
  );
}

/** The instants at which the page changes. */
const statusChanges = ({ registrationDeadline, deadlines, timeline }: HostEvent) => [
  registrationDeadline,
  ...deadlines.map(({ at }) => at),
  timeline.startsAt,
  timeline.endsAt,
];
