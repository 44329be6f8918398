import { paths } from '@sopaan/contract/paths';
import { Box, Card, Icon, Typography, type IconName } from '@sopaan/ui/core';
import { PageIntro } from '@sopaan/ui/page-intro';
import { PageLayout } from '../components/page-layout/page-layout';
import { SubscribeForm } from '../features/newsletter/components/subscribe-form';

interface PlannedFeature {
  icon: IconName;
  title: string;
  text: string;
}

const plannedFeatures: readonly PlannedFeature[] = [
  {
    icon: 'chat',
    title: 'Questions and answers',
    text: 'Ask about a lesson, a challenge or a form, and get answers from people who were stuck at the same point.',
  },
  {
    icon: 'user',
    title: 'Study groups',
    text: 'Find others who prepare for the same exam or take the same course, and study at the same pace.',
  },
  {
    icon: 'check',
    title: 'Rules from the first day',
    text: 'Members report posts, moderators decide, and every decision states its reason. No advertising between the posts.',
  },
];

/** What the community will offer, and a form to be notified when it opens. */
export function Component() {
  return (
    <PageLayout title="Community">
      <PageIntro
        title="The community is coming soon"
        description="<p>A place where learners ask, answer and study together. It is not open yet, and there is nothing to join so far. Leave your email address, and we will let you know when it opens.</p>"
        buttons={[
          { text: 'Practise in the meantime', bgClass: 'outline', action: paths.practice },
          { text: 'See competitions', bgClass: 'outline', action: paths.competitions },
        ]}
        picture="people"
        compact
      />
      <SubscribeForm topic="community" title="Get notified when it opens" submit="Notify me" />
      <section aria-labelledby="plans">
        <Typography id="plans" variant="h3" component="h2" sx={{ mb: 2 }}>
          What it will offer
        </Typography>
        <Box component="ul" sx={featureGrid}>
          {plannedFeatures.map(({ icon, title, text }) => (
            <li key={title}>
              <Card sx={{ p: { xs: 2, sm: 3 }, height: '100%' }}>
                <Icon name={icon} size={28} sx={{ color: 'primary.main' }} />
                <Typography variant="h5" component="h3" sx={{ mt: 1 }}>
                  {title}
                </Typography>
                <Typography color="textSecondary" sx={{ mt: 0.5 }}>
                  {text}
                </Typography>
              </Card>
            </li>
          ))}
        </Box>
      </section>
    </PageLayout>
  );
}

const featureGrid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  listStyle: 'none',
  m: 0,
  p: 0,
} as const;
