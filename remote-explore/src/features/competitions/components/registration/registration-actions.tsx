import { calendarPath } from '@sopaan/schemas/registration';
import { AppLink, Box, Button, Icon, Skeleton, Typography } from '@sopaan/ui/core';
import { ConfirmDialog } from '@sopaan/ui/panels';
import { useRef, useState, type RefObject } from 'react';
import { errorText } from '../../error-text';
import type { RegistrationState } from '../../registration-state';
import type { Place, RegistrationControl } from '../../use-registration';

interface RegistrationActionsProps {
  control: RegistrationControl;
  state: RegistrationState;
  place: Place;
  /** Says how it stands when what was pressed has gone. */
  head: RefObject<HTMLElement | null>;
}

/** What can be pressed in this state. Panel and bottom of the page show the same. */
export function RegistrationActions({ control, state, place, head }: RegistrationActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const withdrawButton = useRef<HTMLButtonElement>(null);
  const { event, registration, pending, isReading, readAgain } = control;
  if (isReading) {
    return (
      <Box role="status" aria-label="Loading...">
        <Skeleton variant="rounded" height={48} />
      </Box>
    );
  }
  const canWithdraw = registration?.may.includes('withdraw') ?? false;
  const isWaiting = registration?.state === 'waiting';
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {state.action && !readAgain && (
        <>
          <Button
            variant="contained"
            size="large"
            fullWidth
            aria-disabled={pending !== undefined}
            onClick={() => control.register(place)}
          >
            {pending === 'register' ? 'Registering…' : state.action}
          </Button>
          <Typography variant="caption" color="textSecondary" component="p">
            By registering you accept the rules of the organiser, as the{' '}
            <AppLink to="#about" underline="always">
              description
            </AppLink>{' '}
            gives them.
            {event.paid > 0 &&
              ' Nothing is charged here: the organiser tells you how to pay the entry fee.'}
          </Typography>
        </>
      )}
      {state.kind !== 'ended' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant="outlined"
            href={calendarPath(event._id)}
            startIcon={<Icon name="calendar" />}
            sx={{ flex: '1 1 auto' }}
          >
            Add to calendar
          </Button>
          {canWithdraw && (
            <Button
              ref={withdrawButton}
              color="inherit"
              aria-disabled={pending !== undefined}
              onClick={() => setAsking(true)}
              sx={{ flex: '1 1 auto' }}
            >
              {isWaiting ? 'Leave the waiting list' : 'Withdraw'}
            </Button>
          )}
        </Box>
      )}
      <ConfirmDialog
        open={isAsking}
        title={isWaiting ? 'Leave the waiting list?' : 'Withdraw from this competition?'}
        text={
          isWaiting
            ? 'You lose your place in the line. If you come back later, you are the last again.'
            : `Your place goes to the next who waits${registration?.team ? ', and you leave your team' : ''}. You can register again while registration is open, if there is room.`
        }
        confirm={isWaiting ? 'Leave' : 'Withdraw'}
        cancel="Stay"
        failed="That did not work"
        run={async () => {
          const error = await control.withdraw(place);
          if (error) throw new Error(errorText(error));
        }}
        onDone={() => setAsking(false)}
        onCancel={() => setAsking(false)}
        focusAfter={() => withdrawButton.current ?? head.current}
      />
    </Box>
  );
}
