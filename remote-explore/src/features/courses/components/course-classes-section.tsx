import { paths } from '@sopaan/contract/paths';
import type { LiveClass } from '@sopaan/schemas/live-classes/live-class';
import { AppLink, Box, Card, FailedState } from '@sopaan/ui/core';
import { Chip, DateText, Fact } from '@sopaan/ui/display';
import type { CourseClasses } from '../use-course-classes';
import { CourseSection } from './course-section';

/** The live classes of a course that have not ended, each with a link to its page. */
export function CourseClassesSection({ control }: { control: CourseClasses }) {
  const { classes, errorMessage, referenceId, retry } = control;
  return (
    <CourseSection id="live-classes" title="Live classes">
      {classes ? (
        <Card>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {classes.map((liveClass) => (
              <Box component="li" key={liveClass.classId} sx={row}>
                <ClassSummary liveClass={liveClass} />
              </Box>
            ))}
          </Box>
        </Card>
      ) : (
        <FailedState
          title="The live classes could not be loaded"
          description={errorMessage}
          referenceId={referenceId}
          onRetry={retry}
          level="h3"
        />
      )}
    </CourseSection>
  );
}

function ClassSummary({ liveClass }: { liveClass: LiveClass }) {
  const { classId, title, startsAt, state, teacherName } = liveClass;
  const places = placesText(liveClass);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <AppLink to={paths.liveClass(classId)}>{title}</AppLink>
        {state === 'live' && <Chip label="Live now" size="small" color="primary" />}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5 }}>
        <Fact icon="calendar">
          <DateText value={startsAt} time />
        </Fact>
        <Fact icon="user">{teacherName}</Fact>
        {places && <Fact icon="users">{places}</Fact>}
      </Box>
    </>
  );
}

/** Empty for a class without a limit. */
function placesText({ capacity, registeredCount }: LiveClass): string {
  if (capacity === null) return '';
  const left = Math.max(capacity - registeredCount, 0);
  if (left === 0) return 'No places left';
  return left === 1 ? '1 place left' : `${left} places left`;
}

const row = {
  display: 'grid',
  gap: 0.75,
  px: { xs: 2, md: 2.5 },
  py: 1.5,
  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
} as const;
