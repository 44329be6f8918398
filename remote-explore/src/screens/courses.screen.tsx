import { paths } from '@sopaan/contract/paths';
import type { ScreenModule } from '@sopaan/contract/remote';
import { courseToCard } from '@sopaan/schemas/card';
import { COURSE_CATEGORIES } from '@sopaan/schemas/course-options';
import { courseFilters } from '@sopaan/search/definition/courses';
import { CardCarousel, PageIntro } from '@sopaan/ui/display';
import { useQuery } from '@tanstack/react-query';
import { coursesQuery } from '../features/courses/api/get-courses';
import { CourseSearchBox } from '../features/landing/components/course-search-box';
import { LandingPage } from '../features/landing/components/landing-page';
import { BrowseLinks } from '../features/landing/components/browse-links';
import { searchLink } from '../features/landing/search-link';
import { optionLinks } from '../features/landing/option-links';
import { useCarousel } from '../features/carousel/use-carousel';

const CARDS = 12;
const list = paths.exploreCourses;

interface Rail {
  query: ReturnType<typeof coursesQuery>;
  heading: string;
  highlight: string;
  description?: string;
  more: { to: string; label: string };
}

const link = (key: string, value: string) =>
  searchLink(list, courseFilters, { chosen: { [key]: [value] } });

const newest: Rail = {
  query: coursesQuery(CARDS, { facets: true }),
  heading: 'Courses',
  highlight: 'that are new',
  description: 'Each with its chapters, weeks and fee told beforehand.',
  more: { to: list, label: 'All courses' },
};
const rails: readonly Rail[] = [
  newest,
  {
    query: coursesQuery(CARDS, { courseCategory: ['live-classes'] }),
    heading: 'Live classes',
    highlight: 'with a teacher',
    more: { to: link('courseCategory', 'live-classes'), label: 'All live classes' },
  },
  {
    query: coursesQuery(CARDS, { featured: ['certification'] }),
    heading: 'Courses',
    highlight: 'with a certificate',
    more: { to: link('featured', 'certification'), label: 'All courses with a certificate' },
  },
  ...COURSE_CATEGORIES.map((category) => ({
    query: coursesQuery(CARDS, { category: [category] }),
    heading: 'Learn',
    highlight: category,
    more: { to: link('category', category), label: `All of ${category}` },
  })),
];

/** Asks for all lists at once and waits for none: each carousel shows its own state. */
export const loader: ScreenModule['loader'] = ({ queryClient }) => {
  for (const { query } of rails) void queryClient.prefetchQuery(query);
};

export function Component() {
  const facets = useQuery({ ...newest.query, retryOnMount: false }).data?.facets ?? [];
  const ways = (key: string) => optionLinks({ path: list, definition: courseFilters, key, facets });
  return (
    <LandingPage title="Courses">
      <div>
        <PageIntro
          compact
          title="Learn something that lasts"
          description="<p>Courses of institutes in India, for beginners and for those who want to go on. Pick a topic, a level, or say what you want to learn.</p>"
          picture="course"
        />
        <CourseSearchBox />
      </div>
      <BrowseLinks heading="By topic" ways={ways('category')} />
      <BrowseLinks heading="By level" ways={ways('level')} />
      {rails.map((rail) => (
        <CourseRail key={rail.more.to} {...rail} />
      ))}
      <BrowseLinks heading="By kind" ways={ways('courseCategory')} />
    </LandingPage>
  );
}

function CourseRail({ query, ...words }: Rail) {
  const rail = useCarousel(query, (page) => page.items.map(courseToCard));
  return <CardCarousel {...rail} {...words} type="course" />;
}
