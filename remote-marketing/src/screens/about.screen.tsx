import { paths } from '@sopaan/contract/paths';
import type { ScreenModule } from '@sopaan/contract/remote';
import { PageIntro } from '@sopaan/ui/page-intro';
import { PageLayout } from '../components/page-layout/page-layout';
import { ContactBlock } from '../features/contact/components/contact-block';
import { faqQuery } from '../features/faq/api/get-faq';
import { FaqList } from '../features/faq/components/faq-list';
import { figuresQuery } from '../features/figures/api/get-figures';
import { Figures } from '../features/figures/components/figures';
import { PledgeSlider } from '../features/pledges/components/pledge-slider';

export const loader: ScreenModule['loader'] = ({ queryClient }) => {
  void queryClient.prefetchQuery(figuresQuery);
  void queryClient.prefetchQuery(faqQuery('about'));
};

export function Component() {
  return (
    <PageLayout title="About us">
      <PageIntro
        title="A flight of steps from class to career"
        description="<p>Sopaan brings together what a student in India otherwise looks for in many places: a course, somewhere to practise, a way to prove their skills, and a job to apply for. One step leads to the next, and each states its requirements up front.</p>"
        buttons={[
          { text: 'See competitions', action: paths.competitions },
          { text: 'Start practising', bgClass: 'outline', action: paths.practice },
        ]}
        picture="people"
      />
      <PledgeSlider />
      <Figures />
      <FaqList page="about" />
      <ContactBlock />
    </PageLayout>
  );
}
