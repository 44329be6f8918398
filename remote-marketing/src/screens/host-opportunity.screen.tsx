import { paths } from '@sopaan/contract/paths';
import type { ScreenModule } from '@sopaan/contract/remote';
import { ContactBlock } from '../features/contact/components/contact-block';
import { faqQuery } from '../features/faq/api/get-faq';
import { FaqList } from '../features/faq/components/faq-list';
import { FeatureCards } from '../features/product-page/components/feature-cards';
import { Hero } from '../features/product-page/components/hero';
import { PageLayout } from '../components/page-layout/page-layout';
import { Section } from '../features/product-page/components/section';
import { features } from '../features/product-page/content/host-opportunity';

export const loader: ScreenModule['loader'] = ({ queryClient }) => {
  void queryClient.prefetchQuery(faqQuery('host-opportunity'));
};

export function Component() {
  return (
    <PageLayout title="Host an opportunity">
      <Hero
        product="Host an opportunity"
        title="Your competition, hackathon or festival on Sopaan"
        lead="A page of its own, registration in teams, and participants who are notified of every change. Today our team publishes it together with you."
        buttons={[
          { text: 'Write to us', to: '?subject=host#contact' },
          {
            text: 'Host an opportunity',
            to: paths.underDevelopment('host-opportunity'),
            isSecondary: true,
          },
        ]}
        illustrations={['microsite', 'registrations']}
        tone="secondary"
      />
      <Section title="Ten features" lead="Each one states whether it is available today.">
        <FeatureCards cards={features} />
      </Section>
      <FaqList page="host-opportunity" expectedCount={4} />
      <ContactBlock />
    </PageLayout>
  );
}
