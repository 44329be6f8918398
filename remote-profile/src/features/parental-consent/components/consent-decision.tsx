import {
  confirmConsentFormSchema,
  type ParentalConsent,
} from '@sopaan/schemas/account/parental-consent';
import { Alert, Box } from '@sopaan/ui/core';
import { ApiForm, FormCheckbox, SubmitButton } from '@sopaan/ui/forms';
import { dateText } from '@sopaan/ui/items';
import { useDecide } from '../api/use-decide';
import { ConsentSubject } from './consent-subject';
import { DeclineButton } from './decline-button';

interface ConsentDecisionProps {
  token: string;
  consent: ParentalConsent;
}

/** What a parent or guardian is asked to consent to, with the decision. */
export function ConsentDecision({ token, consent }: ConsentDecisionProps) {
  const { status, memberName, confirmedAt } = consent;
  const { mutateAsync } = useDecide(token);
  if (status === 'declined') {
    return (
      <Alert severity="success" title="You do not consent">
        We have deleted your email address and told {memberName}, who can go on reading and
        learning.
      </Alert>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {confirmedAt !== null && (
        <Alert severity="success" title="You have agreed">
          You agreed on {dateText(confirmedAt)}. Keep the email with the link to this page: here you
          can withdraw your consent at any time.
        </Alert>
      )}
      <ConsentSubject memberName={memberName} />
      {confirmedAt === null ? (
        <>
          <ApiForm
            label="Your decision"
            initialValues={{ isGuardian: false }}
            schema={confirmConsentFormSchema}
            send={() => mutateAsync('confirm')}
            errorTitle="Your consent could not be saved"
          >
            <FormCheckbox
              name="isGuardian"
              required
              label={`I am an adult and a parent or guardian of ${memberName}, and I agree.`}
            />
            <SubmitButton size="large" pending="Saving…" sx={{ justifySelf: 'start' }}>
              Confirm
            </SubmitButton>
          </ApiForm>
          <DeclineButton token={token} label="Decline" />
        </>
      ) : (
        <DeclineButton token={token} label="Withdraw my consent" />
      )}
    </Box>
  );
}
