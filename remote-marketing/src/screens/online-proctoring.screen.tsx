import type { ScreenModule } from '@sopaan/contract/remote';
import { ContactBlock } from '../features/contact/components/contact-block';
import { faqQuery } from '../features/faq/api/get-faq';
import { FaqList } from '../features/faq/components/faq-list';
import { FeatureCards } from '../features/product-page/components/feature-cards';
import { Hero } from '../features/product-page/components/hero';
import { PageLayout } from '../components/page-layout/page-layout';
import { Section } from '../features/product-page/components/section';
import { Steps } from '../features/product-page/components/steps';
import { fairness, proctoring, steps } from '../features/product-page/content/online-proctoring';
import { REQUEST_DEMO } from '../features/product-page/request-demo';

export const loader: ScreenModule['loader'] = ({ queryClient }) => {
  void queryClient.prefetchQuery(faqQuery('online-proctoring'));
};

export function Component() {
  return (
    <PageLayout title="Online proctoring">
      <Hero
        product="AI proctoring"
        title="Tests that are fair to everybody"
        lead="Much of what proctoring promises does not need a camera. The clock, the questions and the answers are kept on the server, and the result can be verified. Camera checks are in development."
        buttons={[
          { text: 'Request a demo', to: REQUEST_DEMO },
          { text: 'Try a quiz', to: '/learn/quizzes', isSecondary: true },
        ]}
        illustrations={['server-clock', 'receipt']}
      />
      <Section title="What keeps a test fair today">
        <FeatureCards cards={fairness} />
      </Section>
      <Section title="Before, during and after a test">
        <Steps steps={steps} />
      </Section>
      <Section
        title="AI proctoring, in development"
        lead="For recruiters and institutes that need to know more about an attempt. It will be switched on per test, announced on its start page, and used only with the candidate’s consent."
      >
        <FeatureCards cards={proctoring} />
      </Section>
      <FaqList page="online-proctoring" expectedCount={5} />
      <ContactBlock />
    </PageLayout>
  );
}
