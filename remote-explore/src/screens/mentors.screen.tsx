import type { ScreenModule } from '@sopaan/contract/remote';
import { mentorToCard } from '@sopaan/ui/cards';
import { CardCarousel } from '@sopaan/ui/card-carousel';
import { LandingPage } from '../features/landing/components/landing-page';
import { mentorFiguresQuery } from '../features/mentors/api/get-mentor-figures';
import { mentorsQuery } from '../features/mentors/api/get-mentors';
import { BrowseBanner } from '../features/mentors/components/browse-banner';
import { MentorIntro } from '../features/mentors/components/mentor-intro';
import { WhyMentors } from '../features/mentors/components/why-mentors';
import { mentorSearchPath } from '../features/mentors/mentor-paths';
import { useQueryCarousel } from '../features/carousel/use-query-carousel';

const MAX_CARDS = 12;
const bestRated = mentorsQuery(MAX_CARDS);

/** Fetches figures and mentors in parallel without waiting. */
export const loader: ScreenModule['loader'] = ({ queryClient }) => {
  void queryClient.prefetchQuery(mentorFiguresQuery());
  void queryClient.prefetchQuery(bestRated);
};

export function Component() {
  const carousel = useQueryCarousel(bestRated, (page) => page.items.map(mentorToCard));
  return (
    <LandingPage title="Mentors">
      <MentorIntro />
      <WhyMentors />
      <CardCarousel
        {...carousel}
        type="mentor"
        heading="Expert"
        highlight="Mentors"
        description="Best rated first, by the people they have helped."
        more={{ to: mentorSearchPath, label: 'All mentors' }}
      />
      <BrowseBanner />
    </LandingPage>
  );
}
