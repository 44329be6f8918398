import { paths } from '@sopaan/contract/paths';
import { classCalendarPath, type LiveClass } from '@sopaan/schemas/live-classes/live-class';
import { Alert, Box, Button, Icon, LinkButton, Typography } from '@sopaan/ui/core';
import { useEffect, useRef } from 'react';
import { errorMessage } from '../../../requests/error-message';
import { useClassAction } from '../api/use-class-action';

const CLOSED_TEXTS: Readonly<Record<string, string>> = {
  full: 'All places are taken. A place becomes free when somebody withdraws.',
  'not-enrolled': 'This class is for the students of the course.',
  removed: 'The teacher has removed you from this class.',
};

/** Registers for a class before its start, and withdraws. */
export function Registration({ liveClass }: { liveClass: LiveClass }) {
  const { classId, isRegistered, may, closedReason, courseId, courseName } = liveClass;
  const { mutate, isPending, error, data } = useClassAction(classId);
  const group = useRef<HTMLDivElement>(null);
  // The button that had the focus is replaced by another one.
  useEffect(() => {
    if (data) group.current?.focus();
  }, [data]);
  return (
    <Box
      ref={group}
      role="group"
      aria-label="Registration"
      tabIndex={-1}
      sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}
    >
      {isRegistered && (
        <Typography>
          <Icon name="check" sx={{ color: 'success.main' }} /> You are registered.
        </Typography>
      )}
      {!isRegistered && closedReason in CLOSED_TEXTS && (
        <Alert title={CLOSED_TEXTS[closedReason]} />
      )}
      {error && <Alert severity="error" title={errorMessage(error)} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {may.includes('register') && (
          <Button variant="contained" aria-disabled={isPending} onClick={() => mutate('register')}>
            Register
          </Button>
        )}
        {closedReason === 'not-enrolled' && courseId !== null && (
          <LinkButton to={paths.course(courseName, courseId)} variant="contained">
            Go to the course
          </LinkButton>
        )}
        <Button
          component="a"
          href={classCalendarPath(classId)}
          variant="outlined"
          startIcon={<Icon name="calendar" />}
        >
          Add to calendar
        </Button>
        {may.includes('unregister') && (
          <Button aria-disabled={isPending} onClick={() => mutate('unregister')}>
            Withdraw registration
          </Button>
        )}
      </Box>
    </Box>
  );
}
