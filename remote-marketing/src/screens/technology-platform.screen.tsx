import { paths } from '@sopaan/contract/paths';
import type { ScreenModule } from '@sopaan/contract/remote';
import { useUser } from '@sopaan/session/user';
import { ContactBlock } from '../features/contact/components/contact-block';
import { newestCoursesQuery } from '../features/courses/api/get-newest-courses';
import { NewestCourses } from '../features/courses/components/newest-courses';
import { faqQuery } from '../features/faq/api/get-faq';
import { FaqList } from '../features/faq/components/faq-list';
import { FeatureCards } from '../features/product-page/components/feature-cards';
import { Hero } from '../features/product-page/components/hero';
import { PageLayout } from '../components/page-layout/page-layout';
import { Section } from '../features/product-page/components/section';
import { Steps } from '../features/product-page/components/steps';
import { features, security, steps } from '../features/product-page/content/technology-platform';
import { REQUEST_COURSE } from '../features/product-page/request-demo';

export const loader: ScreenModule['loader'] = ({ queryClient }) => {
  void queryClient.prefetchQuery(faqQuery('technology-platform'));
  void queryClient.prefetchQuery(newestCoursesQuery);
};

/** For guests: signs up, then returns to the contact form with its subject preselected. Members get `REQUEST_COURSE` instead. */
const SIGN_UP_AND_RETURN = `${paths.signUp}?next=${encodeURIComponent(`/technology-platform${REQUEST_COURSE}`)}`;

export function Component() {
  const isMember = useUser((state) => state.userData !== null);
  const start = isMember ? REQUEST_COURSE : SIGN_UP_AND_RETURN;
  return (
    <PageLayout title="Course creation">
      <Hero
        product="Course creation"
        title="Teach your course on Sopaan"
        lead="Videos with a transcript, questions, coding challenges, live classes and certificates that can be verified. Your students need nothing but a browser."
        buttons={[
          { text: 'Start 7-day trial', to: start },
          { text: 'Get Started for Free', to: start, isSecondary: true },
        ]}
        illustrations={['course', 'certificate']}
        side="left"
        tone="secondary"
      />
      <Section title="What a course can contain">
        <FeatureCards cards={features} />
      </Section>
      <Section
        title="From your files to a class"
        lead="The trial lasts 7 days from the day your first lesson is online, and ends automatically. It is free of charge."
      >
        <Steps steps={steps} />
      </Section>
      <NewestCourses />
      <Section title="Security">
        <FeatureCards cards={security} />
      </Section>
      <FaqList page="technology-platform" expectedCount={5} />
      <ContactBlock />
    </PageLayout>
  );
}
