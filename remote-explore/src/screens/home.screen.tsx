import { paths } from '@sopaan/contract/paths';
import type { ScreenModule } from '@sopaan/contract/remote';
import { useSession } from '@sopaan/session/session';
import { courseToCard, competitionToCard, govtJobToCard, jobToCard } from '@sopaan/ui/cards';
import { Box, Container, PageTitle } from '@sopaan/ui/core';
import { hostEventsQuery } from '../features/competitions/api/get-host-events';
import { coursesQuery } from '../features/courses/api/get-courses';
import { FeatureLinks } from '../features/home/components/feature-links';
import { Hero } from '../features/home/components/hero';
import { MemberIntro } from '../features/home/components/member-intro';
import { ShortList } from '../features/home/components/short-list';
import { prefetchNextSteps } from '../features/home/prefetch-next-steps';
import { institutesQuery } from '../features/institutes/api/get-institutes';
import { govtJobsQuery } from '../features/jobs/api/get-govt-jobs';
import { privateJobsQuery } from '../features/jobs/api/get-private-jobs';
import { mentorsQuery } from '../features/mentors/api/get-mentors';
import { quizzesQuery } from '../features/quizzes/api/get-quizzes';
import { useQueryCarousel } from '../features/carousel/use-query-carousel';
import { SavableCarousel } from '../features/saved/components/savable-carousel';

const MAX_CARDS = 12;
/** The number of links in a short list. */
const MAX_LINKS = 4;
const competitions = hostEventsQuery(MAX_CARDS);
const courses = coursesQuery(MAX_CARDS);
const privateJobs = privateJobsQuery(MAX_CARDS);
const govtJobs = govtJobsQuery(MAX_CARDS);
const quizzes = quizzesQuery(MAX_LINKS);
const institutes = institutesQuery(MAX_LINKS);
const mentors = mentorsQuery(MAX_LINKS);

/** Fetches everything in parallel without waiting: each part of the page shows its own state. */
export const loader: ScreenModule['loader'] = ({ queryClient }) => {
  void prefetchNextSteps(queryClient);
  void queryClient.prefetchQuery(competitions);
  void queryClient.prefetchQuery(courses);
  void queryClient.prefetchQuery(privateJobs);
  void queryClient.prefetchQuery(govtJobs);
  void queryClient.prefetchQuery(quizzes);
  void queryClient.prefetchQuery(institutes);
  void queryClient.prefetchQuery(mentors);
};

export function Component() {
  return (
    <>
      <PageTitle title="Courses, jobs and competitions for students in India" />
      <Intro />
      <Container
        maxWidth="xl"
        sx={{
          display: 'grid',
          gap: { xs: 6, md: 9 },
          py: { xs: 4, md: 6 },
          '& > *': { minWidth: 0 },
        }}
      >
        <FeatureLinks />
        <Competitions />
        <Courses />
        <PrivateJobs />
        <GovtJobs />
        <ShortLists />
      </Container>
    </>
  );
}

function Intro() {
  const isMember = useSession(({ status }) => status === 'member');
  return isMember ? <MemberIntro /> : <Hero />;
}

function Competitions() {
  const carousel = useQueryCarousel(competitions, (list) => list.map(competitionToCard));
  return (
    <SavableCarousel
      {...carousel}
      type="competition"
      heading="Competitions"
      highlight="to take part in"
      description="Hackathons, contests and quizzes, closing soonest first."
      more={{ to: paths.competitions, label: 'All competitions' }}
    />
  );
}

function Courses() {
  const carousel = useQueryCarousel(courses, (page) => page.items.map(courseToCard));
  return (
    <SavableCarousel
      {...carousel}
      type="course"
      heading="Courses"
      highlight="to start with"
      description="The newest courses, with chapters, fee and duration listed up front."
      more={{ to: paths.courses, label: 'All courses' }}
    />
  );
}

function PrivateJobs() {
  const carousel = useQueryCarousel(privateJobs, (page) => page.items.map(jobToCard));
  return (
    <SavableCarousel
      {...carousel}
      type="job"
      heading="Latest"
      highlight="private jobs"
      description="Openings at companies that are still accepting applications."
      more={{ to: paths.privateJobs, label: 'All private jobs' }}
    />
  );
}

function GovtJobs() {
  const carousel = useQueryCarousel(govtJobs, (page) => page.items.map(govtJobToCard));
  return (
    <SavableCarousel
      {...carousel}
      type="govtjob"
      heading="Government jobs"
      highlight="open now"
      description="Central, state and public sector posts, with their closing dates."
      more={{ to: paths.govtJobs, label: 'All government jobs' }}
    />
  );
}

/** Parts of the site that are named rather than shown. */
function ShortLists() {
  return (
    <Box sx={shortLists}>
      <Quizzes />
      <Institutes />
      <Mentors />
    </Box>
  );
}

function Quizzes() {
  const list = useQueryCarousel(quizzes, (page) =>
    page.items.map(({ id, parentid, type, title, questionCount }) => ({
      to: paths.quiz(id, parentid, type),
      title,
      text: questionCount === 1 ? '1 question' : `${questionCount} questions`,
    })),
  );
  return <ShortList {...list} heading="Quizzes and test series" description="Timed and scored." />;
}

function Institutes() {
  const list = useQueryCarousel(institutes, (page) =>
    page.items.map(({ id, name, kind, location }) => ({
      to: paths.institute(id),
      title: name,
      text: [kind, location.city].filter(Boolean).join(', '),
    })),
  );
  return (
    <ShortList
      {...list}
      heading="Institutes across India"
      description="Who teaches, where, and what."
      more={{ to: paths.institutes, label: 'All institutes' }}
    />
  );
}

function Mentors() {
  const list = useQueryCarousel(mentors, (page) =>
    page.items.map(({ id, name, headline }) => ({
      to: paths.mentor(id),
      title: name,
      text: headline,
    })),
  );
  return (
    <ShortList
      {...list}
      heading="Mentors who have been there"
      description="Where they work, and what they know."
      more={{ to: paths.mentors, label: 'All mentors' }}
    />
  );
}

const shortLists = {
  display: 'grid',
  gap: { xs: 4, md: 3 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
} as const;
