import { Box } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { nextStepsQuery } from '../../api/get-next-steps';
import { useLiveNotices } from '../../api/use-live-notices';
import { IntroFrame } from '../intro-frame';
import { MemberLinks } from '../member-links';
import { StepsPicture } from '../steps-picture';
import { StepsContent } from './steps-content';
import { StepsHeading } from './steps-heading';

const HEADING_ID = 'next-steps';

/** What the member should do next, in place of the hero. */
export function NextSteps() {
  // The loader has just tried: after a failure the visitor decides when to retry.
  const query = useQuery({ ...nextStepsQuery(), retryOnMount: false });
  useLiveNotices();
  return (
    <IntroFrame labelledBy={HEADING_ID}>
      <Box sx={layout}>
        <Box sx={{ gridArea: 'heading' }}>
          <StepsHeading id={HEADING_ID} currentStreak={query.data?.currentStreak ?? 0} />
        </Box>
        <Box sx={{ gridArea: 'steps', minHeight: '100%' }}>
          <StepsContent query={query} headingId={HEADING_ID} />
        </Box>
        <Box sx={{ gridArea: 'links', display: 'grid', gap: 4 }}>
          <MemberLinks />
          <Box sx={{ display: { xs: 'none', md: 'block' }, maxWidth: 300 }}>
            <StepsPicture />
          </Box>
        </Box>
      </Box>
    </IntroFrame>
  );
}

const layout = {
  display: 'grid',
  columnGap: 6,
  rowGap: { xs: 2.5, md: 3 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 0.8fr) minmax(0, 1.2fr)' },
  gridTemplateRows: { md: 'auto 1fr' },
  gridTemplateAreas: {
    xs: '"heading" "steps" "links"',
    md: '"heading steps" "links steps"',
  },
} as const;
