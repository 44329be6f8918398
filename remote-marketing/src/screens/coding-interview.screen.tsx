import { paths } from '@sopaan/contract/paths';
import type { ScreenModule } from '@sopaan/contract/remote';
import { ContactBlock } from '../features/contact/components/contact-block';
import { faqQuery } from '../features/faq/api/get-faq';
import { FaqList } from '../features/faq/components/faq-list';
import { FeatureCards } from '../features/product-page/components/feature-cards';
import { Hero } from '../features/product-page/components/hero';
import { OptionList } from '../features/product-page/components/option-list';
import { PageLayout } from '../components/page-layout/page-layout';
import { Section } from '../features/product-page/components/section';
import { Steps } from '../features/product-page/components/steps';
import {
  insights,
  options,
  security,
  steps,
} from '../features/product-page/content/coding-interview';
import { REQUEST_DEMO } from '../features/product-page/request-demo';

export const loader: ScreenModule['loader'] = ({ queryClient }) => {
  void queryClient.prefetchQuery(faqQuery('coding-interview'));
};

export function Component() {
  return (
    <PageLayout title="Coding interview">
      <Hero
        product="Coding interview"
        title="See how a candidate writes code"
        lead="The editor and the judge of our practice pages, shared with your candidate and a panel of up to three experts. The editor and the judge exist; the shared room is in development. Write to us to be among the first."
        buttons={[
          { text: 'Request a demo', to: REQUEST_DEMO },
          { text: 'Try the editor', to: paths.practice, isSecondary: true },
        ]}
        illustrations={['interview', 'editor']}
        tone="secondary"
      />
      <Section title="What the room offers">
        <OptionList label="Benefits" options={options} />
      </Section>
      <Section title="From invitation to decision">
        <Steps steps={steps} />
      </Section>
      <Section title="Insights">
        <FeatureCards cards={insights} />
      </Section>
      <Section title="Security">
        <FeatureCards cards={security} />
      </Section>
      <FaqList page="coding-interview" id="Faq" expectedCount={5} />
      <ContactBlock />
    </PageLayout>
  );
}
