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

/** A class: its room for those who may enter, otherwise what it is and how to register. */
export function LiveClassPage({ liveClass, receivedAt }: LiveClassPageProps) {
  const { title, description, state, may } = liveClass;
  const isLive = state === 'live' && may.includes('enter');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <AppLink to={LIVE_CLASSES_PATH} sx={{ justifySelf: 'start', py: 1 }}>
        <Icon name="arrow-left" /> Live classes
      </AppLink>
      <PageHeading title={title} />
      {state === 'ended' && <Ended liveClass={liveClass} />}
      {may.includes('enter') && state !== 'ended' && (
        <ClassRoom liveClass={liveClass} receivedAt={receivedAt} />
      )}
      {!isLive && (
        <Box component="section" aria-label="About the class" sx={{ display: 'grid', gap: 2 }}>
          <ClassFacts liveClass={liveClass} />
          {description !== '' && (
            <Typography sx={{ whiteSpace: 'pre-wrap', maxWidth: '70ch' }}>{description}</Typography>
          )}
          {state !== 'ended' && !may.includes('teach') && <Registration liveClass={liveClass} />}
        </Box>
      )}
    </Box>
  );
}

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
