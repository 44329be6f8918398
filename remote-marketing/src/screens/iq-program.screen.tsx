import { paths } from '@sopaan/contract/paths';
import type { ScreenModule } from '@sopaan/contract/remote';
import { ContactBlock } from '../features/contact/components/contact-block';
import { faqQuery } from '../features/faq/api/get-faq';
import { FaqList } from '../features/faq/components/faq-list';
import { PlanCards } from '../features/plans/components/plan-cards';
import { FeatureCards } from '../features/product-page/components/feature-cards';
import { Hero } from '../features/product-page/components/hero';
import { PageLayout } from '../components/page-layout/page-layout';
import { Section } from '../features/product-page/components/section';
import { itemKinds } from '../features/product-page/content/iq-program';
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
        lead="A free test with 24 items in 24 minutes, and a certificate that anybody can verify. The result is the number of items you solved, not an IQ."
        buttons={[
          { text: 'Explore Now', to: '#plans' },
          { text: 'Test IQ', to: paths.reasoningTest, isSecondary: true },
        ]}
        illustrations={['puzzle', 'certificate']}
      />
      <TestFigures />
      <Section title="What is in the test">
        <FeatureCards cards={itemKinds} />
      </Section>
      <Section
        title="Plans"
        id="plans"
        lead="Each feature has a link, or is marked as in development."
      >
        <PlanCards />
      </Section>
      <FaqList page="iq-program" expectedCount={5} />
      <ContactBlock />
    </PageLayout>
  );
}
