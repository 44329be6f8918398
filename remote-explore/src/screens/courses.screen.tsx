import { paths } from '@sopaan/contract/paths';
import type { ScreenModule } from '@sopaan/contract/remote';
import type { CourseListItem } from '@sopaan/schemas/courses/course';
import { courseToCard } from '@sopaan/ui/cards';
import { courseFilters } from '@sopaan/search/definition/courses';
import { PageIntro } from '@sopaan/ui/page-intro';
import { useQuery } from '@tanstack/react-query';
import { coursesQuery } from '../features/courses/api/get-courses';
import { ListSearchBox } from '@sopaan/search/list-search-box';
import { LandingPage } from '../features/landing/components/landing-page';
import { BrowseLinks } from '../features/landing/components/browse-links';
import { allLabel } from '../features/landing/all-label';
import { searchLink } from '@sopaan/search/search-link';
import { optionLinks } from '../features/landing/option-links';
import { useQueryCarousel } from '../features/carousel/use-query-carousel';
import { SavableCarousel } from '../features/saved/components/savable-carousel';

const MAX_CARDS = 12;
const listPath = paths.exploreCourses;

interface CourseList {
  query: ReturnType<typeof coursesQuery>;
  heading: string;
  highlight: string;
  description: string;
  more: { to: string; label: string };
}

const filterLink = (key: string, value: string) =>
  searchLink(listPath, courseFilters, { chosen: { [key]: [value] } });

const newest = coursesQuery(MAX_CARDS, { facets: true });
const liveClasses: CourseList = {
  query: coursesQuery(MAX_CARDS, { courseCategory: ['live-classes'] }),
  heading: 'Live classes',
  highlight: 'with a teacher',
  description: 'At fixed hours, with somebody to ask.',
  more: { to: filterLink('courseCategory', 'live-classes'), label: 'All live classes' },
};
/** Enough that some are left without those that earlier carousels show. */
const certified: CourseList = {
  query: coursesQuery(2 * MAX_CARDS, { featured: ['certification'] }),
  heading: 'Courses',
  highlight: 'with a certificate',
  description: 'Show your certificate to employers.',
  more: { to: filterLink('featured', 'certification'), label: 'All courses with a certificate' },
};

/** Fetches all lists in parallel without waiting: each carousel shows its own state. */
export const loader: ScreenModule['loader'] = ({ queryClient }) => {
  void queryClient.prefetchQuery(newest);
  for (const { query } of [liveClasses, certified]) void queryClient.prefetchQuery(query);
};

export function Component() {
  const page = useQuery({ ...newest, retryOnMount: false }).data;
  const live = useQuery({ ...liveClasses.query, retryOnMount: false }).data;
  const newIds = idsOf(page);
  const liveIds = idsOf(live);
  const facets = page?.facets ?? [];
  const links = (key: string) =>
    optionLinks({ path: listPath, definition: courseFilters, key, facets });
  return (
    <LandingPage title="Courses">
      <div>
        <PageIntro
          compact
          title="Learn something that lasts"
          description="<p>Courses from Indian institutes, for beginners and beyond. Pick a topic or a level, or search for what you want to learn.</p>"
          picture="course"
        />
        <ListSearchBox
          label="Search courses"
          placeholder="Subject, skill or teacher"
          path={listPath}
        />
      </div>
      <BrowseLinks heading="By topic" links={links('category')} />
      <CourseCarousel
        query={newest}
        heading="New"
        highlight="courses"
        description="The newest first, with duration and fee."
        more={{ to: listPath, label: allLabel('courses', page ?? { total: 0 }) }}
      />
      <BrowseLinks heading="By level" links={links('level')} />
      <CourseCarousel {...liveClasses} shown={newIds} />
      <CourseCarousel {...certified} shown={[...newIds, ...liveIds]} />
      <BrowseLinks heading="By type" links={links('courseCategory')} />
    </LandingPage>
  );
}

function idsOf(page: { items: readonly CourseListItem[] } | undefined): string[] {
  return page?.items.map(({ courseId }) => courseId) ?? [];
}

/** A course that an earlier carousel shows is left out, unless nothing else is left. */
function CourseCarousel({ query, shown = [], ...text }: CourseCarouselProps) {
  const carousel = useQueryCarousel(query, ({ items }) => {
    const others = items.filter(({ courseId }) => !shown.includes(courseId));
    return (others.length > 0 ? others : items).slice(0, MAX_CARDS).map(courseToCard);
  });
  return <SavableCarousel {...carousel} {...text} type="course" />;
}

interface CourseCarouselProps extends CourseList {
  /** The ids of courses that earlier carousels show. */
  shown?: readonly string[];
}
