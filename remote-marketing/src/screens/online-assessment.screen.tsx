import { paths } from '@sopaan/contract/paths';
import type { ScreenModule } from '@sopaan/contract/remote';
import { ContactBlock } from '../features/contact/components/contact-block';
import { faqQuery } from '../features/faq/api/get-faq';
import { FaqList } from '../features/faq/components/faq-list';
import { Benefits } from '../features/product-page/components/benefits';
import { CallToAction } from '../features/product-page/components/call-to-action';
import { FeatureCards } from '../features/product-page/components/feature-cards';
import { Hero } from '../features/product-page/components/hero';
import { PageLayout } from '../components/page-layout/page-layout';
import { Section } from '../features/product-page/components/section';
import {
  questionsAndResults,
  reliability,
} from '../features/product-page/content/online-assessment';
import { REQUEST_DEMO } from '../features/product-page/request-demo';

export const loader: ScreenModule['loader'] = ({ queryClient }) => {
  void queryClient.prefetchQuery(faqQuery('online-assessment'));
};

export function Component() {
  return (
    <PageLayout title="Online assessment">
      <Hero
        product="Online assessment"
        title="Tests for admissions, courses and hiring"
        lead="Timed quizzes and coding challenges that survive a lost connection, and results that are easy to understand."
        buttons={[
          { text: 'Try a quiz', to: '/learn/quizzes' },
          { text: 'Request a demo', to: REQUEST_DEMO, isSecondary: true },
        ]}
        illustrations={['question', 'results']}
        side="left"
      />
      <Section title="Questions and results">
        <Benefits benefits={questionsAndResults} />
      </Section>
      <Section
        title="Made for phones and slow networks"
        lead="An answer that was given in time counts, even if it arrives a little later."
      >
        <FeatureCards cards={reliability} />
      </Section>
      <CallToAction
        title="Take a coding challenge"
        text="The practice pages use the same editor and the same judge as an assessment."
        button={{ text: 'Open practice', to: paths.practice }}
      />
      <FaqList page="online-assessment" expectedCount={5} />
      <ContactBlock />
    </PageLayout>
  );
}
