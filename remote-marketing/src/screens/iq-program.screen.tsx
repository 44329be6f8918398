import { paths } from '@sopaan/contract/paths';
import type { ScreenModule } from '@sopaan/contract/remote';
import { ContactBlock } from '../features/contact/components/contact-block';
import { PlanCards } from '../features/plans/components/plan-cards';
import { FeatureCards } from '../features/product-page/components/feature-cards';
import { Hero } from '../features/product-page/components/hero';
import { PageLayout } from '../components/page-layout/page-layout';
import { Section } from '../features/product-page/components/section';
import { kinds } from '../features/product-page/content/iq-program';
import { faqQuery } from '../features/questions/api/get-faq';
import { QuestionList } from '../features/questions/components/question-list';
import { testFiguresQuery } from '../features/test-figures/api/get-test-figures';
import { TestFigures } from '../features/test-figures/components/test-figures';

export const loader: ScreenModule['loader'] = ({ queryClient }) => {
  void queryClient.prefetchQuery(testFiguresQuery);
  void queryClient.prefetchQuery(faqQuery('iq-program'));
};

export function Component() {
  return (
    <PageLayout title="IQ and Career Mastery Program">
      <Hero
        product="IQ and Career Mastery Program"
        title="Find out how you reason"
        lead="A free test with 24 items in 24 minutes, and a certificate that anybody can verify. It tells you how many items you solved and does not call that an IQ."
        buttons={[
          { text: 'Explore Now', action: '#plans' },
          { text: 'Test IQ', action: paths.reasoningTest, isSecondary: true },
        ]}
        pictures={['puzzle', 'certificate']}
      />
      <TestFigures />
      <Section title="What the test has">
        <FeatureCards cards={kinds} />
      </Section>
      <Section
        title="Plans"
        id="plans"
        lead="Each entry leads to what exists, or says that it is in development."
      >
        <PlanCards />
      </Section>
      <QuestionList page="iq-program" expectedCount={5} />
      <ContactBlock />
    </PageLayout>
  );
}
