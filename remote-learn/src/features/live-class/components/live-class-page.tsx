import type { LiveClass } from '@sopaan/schemas/live-classes/live-class';
import { paths } from '@sopaan/contract/paths';
import {
  AppLink,
  Box,
  EmptyState,
  Icon,
  LinkButton,
  PageHeading,
  Typography,
} from '@sopaan/ui/core';
import { ClassFacts } from '../classes/class-facts';
import { Registration } from '../classes/registration';
import { ClassRoom } from './class-room';
import { LIVE_CLASSES_PATH } from '../classes/classes-path';

interface LiveClassPageProps {
  liveClass: LiveClass;
  /** When the class was received, in milliseconds. */
  receivedAt: number;
}

/** The page of a class: its room for those who may enter, otherwise its description and the registration. */
export function LiveClassPage({ liveClass, receivedAt }: LiveClassPageProps) {
  const { title, description, state, may } = liveClass;
  const mayEnter = may.includes('enter') && state !== 'ended';
  const isLive = mayEnter && state === 'live';
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <AppLink to={LIVE_CLASSES_PATH} sx={{ justifySelf: 'start', py: 1 }}>
        <Icon name="arrow-left" /> Live classes
      </AppLink>
      <PageHeading title={title} />
      {state === 'ended' && <Ended liveClass={liveClass} />}
      <Box sx={isLive ? undefined : columns}>
        {mayEnter && <ClassRoom liveClass={liveClass} receivedAt={receivedAt} />}
        {!isLive && (
          <Box component="section" aria-label="About the class" sx={about}>
            <ClassFacts liveClass={liveClass} />
            {description !== '' && (
              <Typography sx={{ whiteSpace: 'pre-wrap', maxWidth: '70ch' }}>
                {description}
              </Typography>
            )}
            {state !== 'ended' && !may.includes('teach') && <Registration liveClass={liveClass} />}
          </Box>
        )}
      </Box>
    </Box>
  );
}

const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
  },
} as const;

const about = {
  display: 'grid',
  gap: 2,
  maxWidth: '44rem',
  p: { xs: 2, md: 3 },
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '16px',
  bgcolor: 'background.paper',
} as const;

function Ended({ liveClass: { courseId, courseName } }: { liveClass: LiveClass }) {
  return (
    <EmptyState
      icon="clock"
      title="This class has ended"
      action={
        courseId === null ? (
          <LinkButton to={LIVE_CLASSES_PATH} variant="contained">
            All live classes
          </LinkButton>
        ) : (
          <LinkButton to={paths.course(courseName, courseId)} variant="contained">
            Go to the course
          </LinkButton>
        )
      }
    />
  );
}
