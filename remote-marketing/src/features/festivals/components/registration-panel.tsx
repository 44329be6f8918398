import { isApiError } from '@sopaan/api-client/call';
import { ConsentNotice } from '@sopaan/item-actions/consent-notice';
import type { Festival } from '@sopaan/schemas/festivals/festival';
import type { FestivalPhase } from '@sopaan/schemas/festivals/festival-phase';
import { useResumedAction } from '@sopaan/session/resumed-action';
import { useSession } from '@sopaan/session/session';
import {
  Alert,
  Button,
  Card,
  FailedState,
  LoadingState,
  Typography,
  VisuallyHidden,
} from '@sopaan/ui/core';
import { DateText } from '@sopaan/ui/display';
import { Checkbox, FormControlLabel } from '@sopaan/ui/forms';
import { ConfirmDialog } from '@sopaan/ui/panels';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { registrationQuery } from '../api/get-registration';
import { useChangeRegistration, type RegistrationChange } from '../api/use-change-registration';

interface RegistrationPanelProps {
  festival: Festival;
  phase: FestivalPhase;
}

/** Shows whether the visitor is registered, with buttons to register or withdraw. */
export function RegistrationPanel({ festival, phase }: RegistrationPanelProps) {
  const { id } = festival;
  const isMember = useSession(({ status }) => status === 'member');
  const query = useQuery({ ...registrationQuery(id), enabled: isMember });
  const registration = isMember ? query.data : undefined;
  const isRegistered = registration?.isRegistered ?? false;
  const [isConfirming, setConfirming] = useState(false);
  const [isCityChosen, setCityChosen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const isChanging = useRef(false);
  const { mutateAsync, isPending, error } = useChangeRegistration(id);

  /** Ignored while another change is pending, even before the next render. */
  const change = async (next: RegistrationChange) => {
    if (isChanging.current) return;
    isChanging.current = true;
    try {
      await mutateAsync(next);
    } finally {
      isChanging.current = false;
    }
  };
  const register = useResumedAction(
    `register:${id}`,
    async () => {
      try {
        await change({ kind: 'register', showsCity: isCityChosen });
        heading.current?.focus();
      } catch (failure) {
        // `useResumedAction` handles the end of the session; the mutation shows other errors.
        if (isApiError(failure) && failure.code === 'SESSION_ENDED') throw failure;
      }
    },
    { action: 'register', title: festival.title },
  );
  const chooseCity = async (showsCity: boolean) => {
    setCityChosen(showsCity);
    if (!isRegistered) return;
    // The mutation shows its error.
    await change({ kind: 'register', showsCity }).catch(() => undefined);
  };

  const mayRegister = phase === 'open' || phase === 'running';
  const city = registration?.city ?? '';
  const isLoading = isMember && !registration && !query.error;
  return (
    <Card component="section" aria-label="Registration" sx={panel}>
      <Typography ref={heading} tabIndex={-1} variant="h5" component="h2">
        {isRegistered ? 'You are registered' : titles[phase]}
      </Typography>
      <Typography color="textSecondary">{explain(festival, phase)}</Typography>
      {isLoading && <LoadingState minHeight={48} shape="text" />}
      {isMember && !registration && query.error && (
        <FailedState
          title="Your registration could not be loaded"
          onRetry={query.refetch}
          level="h3"
        />
      )}
      {error && !isPending && !isConfirming && <Alert severity="error">{errorText(error)}</Alert>}
      {registration && city && (isRegistered || mayRegister) && (
        <FormControlLabel
          control={
            <Checkbox
              checked={isRegistered && !isPending ? registration.showsCity : isCityChosen}
              onChange={(_event, isChecked) => void chooseCity(isChecked)}
            />
          }
          label={`Show my city (${city}) in the list of entries`}
        />
      )}
      {mayRegister && !isRegistered && !isLoading && !(isMember && query.error) && (
        <>
          <ConsentNotice />
          <Button variant="contained" size="large" aria-disabled={isPending} onClick={register}>
            {isPending ? 'Registering…' : 'Register'}
          </Button>
          <Typography variant="caption" component="p" color="textSecondary">
            The list of entries and the leaderboard show your first name and the initial of your
            last name.
          </Typography>
        </>
      )}
      {isRegistered && phase !== 'over' && (
        <Button color="inherit" onClick={() => setConfirming(true)}>
          Withdraw
        </Button>
      )}
      <ConfirmDialog
        open={isConfirming}
        title="Withdraw from this festival?"
        text="Your entry is deleted, and your results leave the leaderboard. You can register again until the festival ends."
        confirmLabel="Withdraw"
        cancelLabel="Stay"
        errorTitle="Something went wrong"
        onConfirm={async () => {
          try {
            await change({ kind: 'withdraw' });
          } catch (failure) {
            throw new Error(errorText(failure));
          }
        }}
        onDone={() => setConfirming(false)}
        onCancel={() => setConfirming(false)}
        focusAfter={() => heading.current}
      />
      <VisuallyHidden>
        <span role="status">{isRegistered ? 'You are registered.' : ''}</span>
      </VisuallyHidden>
    </Card>
  );
}

const titles: Readonly<Record<FestivalPhase, string>> = {
  announced: 'Registration is not open yet',
  open: 'Registration is open',
  running: 'Take part',
  over: 'This festival is over',
};

function explain(
  { registrationOpensAt, startsAt, endsAt, timezone }: Festival,
  phase: FestivalPhase,
): ReactNode {
  const date = (value: string) => <DateText value={value} zone={timezone} time />;
  if (phase === 'announced') return <>Registration opens on {date(registrationOpensAt)}.</>;
  if (phase === 'open') return <>The festival starts on {date(startsAt)}.</>;
  if (phase === 'over')
    return <>Registration has closed. The leaderboard shows the final ranking.</>;
  return <>You can register and attempt the quizzes until {date(endsAt)}.</>;
}

function errorText(error: unknown): string {
  if (!isApiError(error)) return 'Please try again.';
  return error.reasons[0]?.message ?? error.message;
}

const panel = { display: 'grid', gap: 2, p: { xs: 2, md: 3 }, justifyItems: 'start' } as const;
