import { paths } from '@sopaan/contract/paths';
import type { ScreenModule } from '@sopaan/contract/remote';
import { ContactBlock } from '../features/contact/components/contact-block';
import { faqQuery } from '../features/faq/api/get-faq';
import { FaqList } from '../features/faq/components/faq-list';
import { Benefits } from '../features/product-page/components/benefits';
import { FeatureTabs } from '../features/product-page/components/feature-tabs';
import { Hero } from '../features/product-page/components/hero';
import { PageLayout } from '../components/page-layout/page-layout';
import { IllustrationCarousel } from '../features/product-page/components/illustration-carousel';
import { Section } from '../features/product-page/components/section';
import {
  benefits,
  featureTabs,
  recruitmentCards,
} from '../features/product-page/content/hiring-platform';
import { REQUEST_DEMO } from '../features/product-page/request-demo';

export const loader: ScreenModule['loader'] = ({ queryClient }) => {
  void queryClient.prefetchQuery(faqQuery('hiring-platform'));
};

export function Component() {
  return (
    <PageLayout title="Hiring platform">
      <Hero
        product="Hiring platform"
        title="Find people by what they can do"
        lead="Publish a job or a competition, test candidates with quizzes and code that actually runs, and decide by results that show every question."
        buttons={[
          { text: 'Request a demo', to: REQUEST_DEMO },
          { text: 'See open jobs', to: paths.exploreJobs(), isSecondary: true },
        ]}
        illustrations={['applications', 'submissions']}
      />
      <Section
        title="What candidates see"
        lead="The pictures show pages of this site. Each of them is open to everybody, so have a look before you write to us."
      >
        <IllustrationCarousel label="Pages of this site" cards={recruitmentCards} />
      </Section>
      <Section title="Benefits">
        <Benefits benefits={benefits} />
      </Section>
      <Section
        title="Features"
        lead="Each one states whether it is available. Events and jobs are published together with our team, until organisations have accounts of their own."
      >
        <FeatureTabs label="Features" tabs={featureTabs} />
      </Section>
      <FaqList page="hiring-platform" expectedCount={5} />
      <ContactBlock />
    </PageLayout>
  );
}
