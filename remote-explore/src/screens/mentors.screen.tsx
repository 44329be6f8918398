import type { ScreenModule } from '@sopaan/contract/remote';
import type { Facet } from '@sopaan/schemas/api/facet';
import { CardCarousel } from '@sopaan/ui/card-carousel';
import { mentorToCard } from '@sopaan/ui/cards';
import { useQuery } from '@tanstack/react-query';
import { allLabel } from '../features/landing/all-label';
import { BrowseLinks, BrowseLinksSkeleton } from '../features/landing/components/browse-links';
import { LandingPage } from '../features/landing/components/landing-page';
import { ListSearchBox } from '@sopaan/search/list-search-box';
import type { BrowseLink } from '../features/landing/option-links';
import { searchLink } from '@sopaan/search/search-link';
import { mentorFiguresQuery } from '../features/mentors/api/get-mentor-figures';
import { mentorsQuery } from '../features/mentors/api/get-mentors';
import { mentorFilters } from '../features/mentors/api/mentor-search';
import { BrowseBanner } from '../features/mentors/components/browse-banner';
import { MentorIntro } from '../features/mentors/components/mentor-intro';
import { WhyMentors } from '../features/mentors/components/why-mentors';
import { mentorSearchPath } from '../features/mentors/mentor-paths';
import { orderText } from '../features/mentors/mentor-text';
import { useQueryCarousel } from '../features/carousel/use-query-carousel';

const MAX_CARDS = 12;
/** The number of fields that have a link of their own. */
const MAX_FIELDS = 10;
const firstMentors = mentorsQuery(MAX_CARDS, { facets: true });

/** Fetches figures and mentors in parallel without waiting. */
export const loader: ScreenModule['loader'] = ({ queryClient }) => {
  void queryClient.prefetchQuery(mentorFiguresQuery());
  void queryClient.prefetchQuery(firstMentors);
};

export function Component() {
  const carousel = useQueryCarousel(firstMentors, (page) => page.items.map(mentorToCard));
  const page = useQuery({ ...firstMentors, retryOnMount: false }).data;
  return (
    <LandingPage title="Mentors">
      <div>
        <MentorIntro />
        <ListSearchBox
          label="Search mentors"
          placeholder="Name, field or employer"
          path={mentorSearchPath}
        />
      </div>
      {page && <BrowseLinks heading="By field" links={fieldLinks(page.facets)} />}
      {carousel.status === 'loading' && (
        <BrowseLinksSkeleton heading="By field" count={MAX_FIELDS} />
      )}
      <CardCarousel
        {...carousel}
        type="mentor"
        heading="Expert"
        highlight="Mentors"
        description={orderText(page?.items ?? [])}
        more={{ to: mentorSearchPath, label: allLabel('mentors', page ?? { total: 0 }) }}
      />
      <WhyMentors />
      <BrowseBanner />
    </LandingPage>
  );
}

/** Links to the mentors of the largest fields. */
function fieldLinks(facets: readonly Facet[]): BrowseLink[] {
  const fields = facets.find(({ key }) => key === 'domain')?.options ?? [];
  return [...fields]
    .sort((one, other) => other.count - one.count)
    .slice(0, MAX_FIELDS)
    .map(({ value, count }) => ({
      to: searchLink(mentorSearchPath, mentorFilters, { chosen: { domain: [value] } }),
      label: value,
      count,
    }));
}
