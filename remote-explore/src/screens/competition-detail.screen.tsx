import { paths } from '@sopaan/contract/paths';
import type { ScreenModule } from '@sopaan/contract/remote';
import { slug } from '@sopaan/contract/slug';
import { PRODUCT_NAME } from '@sopaan/contract/version';
import type { HostEvent } from '@sopaan/schemas/event';
import { Box, Container, LinkButton, PageHeading } from '@sopaan/ui/core';
import { SectionIndex } from '@sopaan/ui/display';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useParams } from 'react-router';
import { hostEventQuery } from '../features/competitions/api/get-host-event';
import { AboutSection } from '../features/competitions/components/about-section';
import { CompetitionHeader } from '../features/competitions/components/competition-header';
import { EventDetails } from '../features/competitions/components/event-details';
import { OrganiserCard } from '../features/competitions/components/organiser-card';
import { RegistrationFooter } from '../features/competitions/components/registration/registration-footer';
import { RegistrationPanel } from '../features/competitions/components/registration/registration-panel';
import { RewardsSection } from '../features/competitions/components/rewards-section';
import { RoundsSection } from '../features/competitions/components/rounds-section';
import { TeamPanel } from '../features/competitions/components/team/team-panel';
import { registrationState } from '../features/competitions/registration-state';
import { useNow } from '../features/competitions/use-now';
import { useRegistration } from '../features/competitions/use-registration';
import { LikeButton } from '../features/likes/components/like-button';
import { ShareButton } from '../features/sharing/components/share-button';

const sections = [
  { id: 'about', label: 'About' },
  { id: 'rounds', label: 'Rounds' },
  { id: 'rewards', label: 'Rewards' },
];

export const loader: ScreenModule['loader'] = ({ params, queryClient }) =>
  queryClient.ensureQueryData(hostEventQuery(params.id ?? ''));

export function Component() {
  const { title, id = '' } = useParams();
  const { search, hash } = useLocation();
  const { data: event } = useSuspenseQuery(hostEventQuery(id));
  if (!event) return <NoCompetition />;
  const path = paths.competition(event.title, event._id);
  return (
    <Container maxWidth="xl" sx={{ py: { xs: 2, md: 4 } }}>
      <title>{`${event.title} | ${PRODUCT_NAME}`}</title>
      {title !== slug(event.title) && <Navigate to={path + search + hash} replace />}
      <CompetitionHeader
        event={event}
        actions={
          <>
            <LikeButton
              key={event._id}
              kind="competition"
              id={event._id}
              name={event.title}
              count={event.likeCount}
            />
            <ShareButton title={event.title} path={path} />
          </>
        }
      />
      <CompetitionBody
        key={event._id}
        event={event}
        invitationCode={new URLSearchParams(search).get('team') ?? ''}
      />
    </Container>
  );
}

interface CompetitionBodyProps {
  event: HostEvent;
  /** The team code in the URL; empty without an invitation. */
  invitationCode: string;
}

/** The page below its header. Panel, footer and team share one registration state. */
function CompetitionBody({ event, invitationCode }: CompetitionBodyProps) {
  const control = useRegistration(event);
  const now = useNow(statusChanges(event));
  const state = registrationState(event, { registration: control.registration, now });
  return (
    <Box sx={layout}>
      <Box sx={{ gridArea: 'state', display: 'grid', gap: 3 }}>
        <RegistrationPanel control={control} state={state} />
        <TeamPanel control={control} invitationCode={invitationCode} />
        <EventDetails event={event} now={now} />
      </Box>
      <Box sx={{ gridArea: 'text', minWidth: 0 }}>
        <Box sx={tabs}>
          <SectionIndex sections={sections} label="Competition" direction="row" offset={100} />
        </Box>
        <AboutSection description={event.description} />
        <RoundsSection rounds={event.rounds} zone={event.timeline.timezone} />
        <RewardsSection prizes={event.prizes} />
        <RegistrationFooter control={control} state={state} />
      </Box>
      <Box sx={{ gridArea: 'organiser' }}>
        <OrganiserCard organisation={event.organisation} logo={event.companylogo} />
      </Box>
    </Box>
  );
}

/** The instants at which the page shows something else. */
const statusChanges = ({ registrationDeadline, deadlines, timeline }: HostEvent) => [
  registrationDeadline,
  ...deadlines.map(({ at }) => at),
  timeline.startsAt,
  timeline.endsAt,
];

function NoCompetition() {
  return (
    <Container maxWidth="xl" sx={{ py: { xs: 4, md: 8 } }}>
      <title>{`Competition not found | ${PRODUCT_NAME}`}</title>
      <PageHeading
        title="We could not find this competition"
        description="It may have been removed, or the link may be incorrect."
        actions={
          <LinkButton to={paths.competitions} variant="contained">
            See all competitions
          </LinkButton>
        }
      />
    </Container>
  );
}

const layout = {
  display: 'grid',
  gap: 3,
  mt: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' },
  gridTemplateAreas: {
    xs: '"state" "text" "organiser"',
    lg: '"text state" "text organiser"',
  },
  gridTemplateRows: { lg: 'auto 1fr' },
} as const;

const tabs = {
  position: 'sticky',
  top: '4.8rem',
  zIndex: 2,
  py: 0.5,
  bgcolor: 'background.default',
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const;
