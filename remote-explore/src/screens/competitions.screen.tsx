import { paths } from '@sopaan/contract/paths';
import type { ScreenModule } from '@sopaan/contract/remote';
import { PRODUCT_NAME } from '@sopaan/contract/version';
import { eventToCompetitionCard } from '@sopaan/schemas/card';
import type { HostEvent } from '@sopaan/schemas/event';
import { Container, FailedState } from '@sopaan/ui/core';
import { CardCarousel, PageIntro } from '@sopaan/ui/display';
import { hostEventsQuery } from '../features/competitions/api/get-host-events';
import { CategoryChips } from '../features/competitions/components/category-chips';
import { HostBanner } from '../features/competitions/components/host-banner';
import { eventsOfType } from '../features/competitions/events-of-type';
import { useCarousel } from '../features/carousel/use-carousel';

const events = hostEventsQuery(100);
/** More than that is a list, not a carousel; the way to the list stands above it. */
const CARDS = 16;

/** What is over is found in the list, not among what one can look forward to. */
const stillToCome = (all: readonly HostEvent[]) => all.filter(({ status }) => status !== 'ended');

export const loader: ScreenModule['loader'] = ({ queryClient }) => {
  void queryClient.prefetchQuery(events);
};

export function Component() {
  const { cards: list, status, onRetry, referenceId, errorMessage } = useCarousel(events, stillToCome);
  // The one call feeds three carousels, so its failure is told once, above them, and they stand empty.
  const railStatus = status === 'failed' ? 'ready' : status;
  const rail = (shown: typeof list) => ({
    type: 'competition' as const,
    cards: shown.slice(0, CARDS).map(eventToCompetitionCard),
    status: railStatus,
  });
  return (
    <Container
      maxWidth="xl"
      sx={{
        display: 'grid',
        gap: { xs: 5, md: 8 },
        pb: { xs: 5, md: 8 },
        '& > *': { minWidth: 0 },
      }}
    >
      <title>{`Competitions and hackathons | ${PRODUCT_NAME}`}</title>
      <PageIntro
        title="Find a competition. Show what you can do."
        description="<p>Hackathons, quizzes, workshops, festivals and scholarships for students: see what is open, what it costs, what can be won and when registration closes.</p>"
        buttons={[
          { text: 'Explore Opportunities', icon: 'compass', action: paths.exploreCompetitions },
          {
            text: 'Host a Opportunity',
            bgClass: 'outline',
            action: paths.underDevelopment('host-opportunity'),
          },
        ]}
        picture="competition"
      />
      <CategoryChips />
      {status === 'failed' && (
        <FailedState
          title="Competitions could not be loaded"
          description={errorMessage}
          onRetry={onRetry}
          referenceId={referenceId}
        />
      )}
      <CardCarousel
        {...rail(list)}
        heading="Explore"
        highlight="Opportunities"
        description="Of every kind, the next closing date first."
        more={{ to: paths.exploreCompetitions, label: 'All competitions' }}
      />
      <CardCarousel
        {...rail(eventsOfType(list, 'quiz'))}
        heading="Exciting"
        highlight="Quizzes"
        description="Short rounds of questions, alone or as a team."
        more={{ to: `${paths.exploreCompetitions}?competitionType=quizz`, label: 'All quizzes' }}
      />
      <CardCarousel
        {...rail(eventsOfType(list, 'hackathon'))}
        heading="Thrilling"
        highlight="Hackathons"
        description="Build something that works before the clock runs out."
        more={{
          to: `${paths.exploreCompetitions}?competitionType=hackathons`,
          label: 'All hackathons',
        }}
      />
      <HostBanner />
    </Container>
  );
}
