import { calendarPath, type Registration } from '@sopaan/schemas/competitions/registration';
import { AppLink, Box, Button, Icon, Skeleton, Typography } from '@sopaan/ui/core';
import { ConfirmDialog } from '@sopaan/ui/panels';
import { useRef, useState, type RefObject } from 'react';
import { ConsentNotice } from '@sopaan/item-actions/consent-notice';
import { errorText } from '../../error-text';
import type { RegistrationState } from '../../registration-state';
import type { RegistrationArea } from '../../api/use-change-registration';
import type { RegistrationControl } from '../../use-registration';

interface RegistrationActionsProps {
  control: RegistrationControl;
  state: RegistrationState;
  area: RegistrationArea;
  /** Gets the focus when the pressed button has disappeared. */
  heading: RefObject<HTMLElement | null>;
}

/** The buttons for the current registration state, shown in the panel and in the page's footer. */
export function RegistrationActions({ control, state, area, heading }: RegistrationActionsProps) {
  const [isConfirming, setConfirming] = useState(false);
  const withdrawButton = useRef<HTMLButtonElement>(null);
  const { competition, registration, pending, isLoading, retry } = control;
  if (isLoading) {
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
      {state.action && !retry && (
        <>
          <ConsentNotice />
          <Button
            variant="contained"
            size="large"
            fullWidth
            aria-disabled={pending !== undefined}
            onClick={() => control.register(area)}
          >
            {pending === 'register' ? 'Registering…' : state.action}
          </Button>
          <Typography variant="caption" color="textSecondary" component="p">
            By registering you accept the organiser's rules in the{' '}
            <AppLink to="#about" underline="always">
              description
            </AppLink>
            .
            {competition.paid > 0 &&
              ' Nothing is charged here: the organiser will tell you how to pay the entry fee.'}
          </Typography>
        </>
      )}
      {state.kind !== 'ended' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant="outlined"
            href={calendarPath(competition._id)}
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
              onClick={() => setConfirming(true)}
              sx={{ flex: '1 1 auto' }}
            >
              {isWaiting ? 'Leave the waiting list' : 'Withdraw'}
            </Button>
          )}
        </Box>
      )}
      <ConfirmDialog
        open={isConfirming}
        title={isWaiting ? 'Leave the waiting list?' : 'Withdraw from this competition?'}
        text={
          isWaiting
            ? 'You will lose your place in the queue. If you come back later, you will join at the end.'
            : withdrawalText(registration)
        }
        confirmLabel={isWaiting ? 'Leave' : 'Withdraw'}
        cancelLabel="Stay"
        errorTitle="Something went wrong"
        onConfirm={async () => {
          const error = await control.withdraw(area);
          if (error) throw new Error(errorText(error));
        }}
        onDone={() => setConfirming(false)}
        onCancel={() => setConfirming(false)}
        focusAfter={() => withdrawButton.current ?? heading.current}
      />
    </Box>
  );
}

/** What becomes of the place and of the team. */
function withdrawalText(registration: Registration | undefined): string {
  const { team, waitingCount = 0, capacity = null } = registration ?? {};
  const sentences = [
    waitingCount > 0 && 'Your place goes to the next person on the waiting list.',
    team &&
      (team.state === 'member' && team.memberCount === 1
        ? `Your team ${team.name} is deleted, as you are its only member.`
        : `You leave the team ${team.name}.`),
    capacity === null
      ? 'You can register again while registration is open.'
      : 'You can register again while registration is open and places are left.',
  ];
  return sentences.filter(Boolean).join(' ');
}
