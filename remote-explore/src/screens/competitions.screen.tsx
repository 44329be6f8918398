import { paths } from '@sopaan/contract/paths';
import type { ScreenModule } from '@sopaan/contract/remote';
import { competitionToCard } from '@sopaan/ui/cards';
import type { HostEvent } from '@sopaan/schemas/competitions/host-event';
import { FailedState } from '@sopaan/ui/core';
import { PageIntro } from '@sopaan/ui/page-intro';
import { hostEventsQuery } from '../features/competitions/api/get-host-events';
import { CategoryChips } from '../features/competitions/components/category-chips';
import { OrganiseBanner } from '../features/competitions/components/organise-banner';
import { competitionsOfType } from '../features/competitions/competitions-of-type';
import { LandingPage } from '../features/landing/components/landing-page';
import { ListSearchBox } from '@sopaan/search/list-search-box';
import { useQueryCarousel } from '../features/carousel/use-query-carousel';
import { SavableCarousel } from '../features/saved/components/savable-carousel';

const MAX_COMPETITIONS = 100;
const competitions = hostEventsQuery(MAX_COMPETITIONS);
/** The maximum number of cards in a carousel; the linked list has all competitions. */
const MAX_CARDS = 16;

/** Those that can still be entered. The complete list shows the others. */
const openOnly = (all: readonly HostEvent[]): HostEvent[] =>
  all.filter(({ status }) => status === 'open');

export const loader: ScreenModule['loader'] = ({ queryClient }) => {
  void queryClient.prefetchQuery(competitions);
};

export function Component() {
  const {
    cards: list,
    status,
    onRetry,
    referenceId,
    errorMessage,
  } = useQueryCarousel(competitions, openOnly);
  // One call fills all three carousels, so its error is shown once, above them, and they stay empty.
  const carouselStatus = status === 'failed' ? 'ready' : status;
  const carousel = (shown: typeof list) => ({
    type: 'competition' as const,
    cards: shown.slice(0, MAX_CARDS).map(competitionToCard),
    status: carouselStatus,
  });
  return (
    <LandingPage title="Competitions and hackathons">
      <div>
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
          compact
        />
        <ListSearchBox
          label="Search competitions"
          placeholder="Title, subject or organiser"
          path={paths.exploreCompetitions}
        />
      </div>
      {/* The counts are true only of a complete list. */}
      <CategoryChips competitions={list.length < MAX_COMPETITIONS ? list : []} />
      {status === 'failed' && (
        <FailedState
          title="Competitions could not be loaded"
          description={errorMessage}
          onRetry={onRetry}
          referenceId={referenceId}
        />
      )}
      <SavableCarousel
        {...carousel(list)}
        heading="Explore"
        highlight="Opportunities"
        description="All kinds, closing soonest first."
        more={{ to: paths.exploreCompetitions, label: 'All competitions' }}
      />
      <SavableCarousel
        {...carousel(competitionsOfType(list, 'quiz'))}
        heading="Exciting"
        highlight="Quizzes"
        description="Short rounds of questions, alone or as a team."
        more={{ to: `${paths.exploreCompetitions}?competitionType=quizz`, label: 'All quizzes' }}
      />
      <SavableCarousel
        {...carousel(competitionsOfType(list, 'hackathon'))}
        heading="Thrilling"
        highlight="Hackathons"
        description="Build something that works before the clock runs out."
        more={{
          to: `${paths.exploreCompetitions}?competitionType=hackathons`,
          label: 'All hackathons',
        }}
      />
      <OrganiseBanner />
    </LandingPage>
  );
}
