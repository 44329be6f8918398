import { paths } from '@sopaan/contract/paths';
import type { ScreenModule } from '@sopaan/contract/remote';
import { courseToCard } from '@sopaan/ui/cards';
import { COURSE_CATEGORIES } from '@sopaan/schemas/courses/course-options';
import { courseFilters } from '@sopaan/search/definition/courses';
import { PageIntro } from '@sopaan/ui/page-intro';
import { useQuery } from '@tanstack/react-query';
import { coursesQuery } from '../features/courses/api/get-courses';
import { LandingPage } from '../features/landing/components/landing-page';
import { BrowseLinks } from '../features/landing/components/browse-links';
import { ListSearchBox } from '@sopaan/search/list-search-box';
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
  description?: string;
  more: { to: string; label: string };
}

const filterLink = (key: string, value: string) =>
  searchLink(listPath, courseFilters, { chosen: { [key]: [value] } });

const newest: CourseList = {
  query: coursesQuery(MAX_CARDS, { facets: true }),
  heading: 'New',
  highlight: 'courses',
  description: 'Chapters, duration and fee listed up front.',
  more: { to: listPath, label: 'All courses' },
};
const courseLists: readonly CourseList[] = [
  newest,
  {
    query: coursesQuery(MAX_CARDS, { courseCategory: ['live-classes'] }),
    heading: 'Live classes',
    highlight: 'with a teacher',
    more: { to: filterLink('courseCategory', 'live-classes'), label: 'All live classes' },
  },
  {
    query: coursesQuery(MAX_CARDS, { featured: ['certification'] }),
    heading: 'Courses',
    highlight: 'with a certificate',
    more: { to: filterLink('featured', 'certification'), label: 'All courses with a certificate' },
  },
  ...COURSE_CATEGORIES.map((category) => ({
    query: coursesQuery(MAX_CARDS, { category: [category] }),
    heading: 'Learn',
    highlight: category,
    more: { to: filterLink('category', category), label: `All ${category} courses` },
  })),
];

/** Fetches all lists in parallel without waiting: each carousel shows its own state. */
export const loader: ScreenModule['loader'] = ({ queryClient }) => {
  for (const { query } of courseLists) void queryClient.prefetchQuery(query);
};

export function Component() {
  const facets = useQuery({ ...newest.query, retryOnMount: false }).data?.facets ?? [];
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
      <BrowseLinks heading="By level" links={links('level')} />
      {courseLists.map((courseList) => (
        <CourseCarousel key={courseList.more.to} {...courseList} />
      ))}
      <BrowseLinks heading="By type" links={links('courseCategory')} />
    </LandingPage>
  );
}

function CourseCarousel({ query, ...text }: CourseList) {
  const carousel = useQueryCarousel(query, (page) => page.items.map(courseToCard));
  return <SavableCarousel {...carousel} {...text} type="course" />;
}
