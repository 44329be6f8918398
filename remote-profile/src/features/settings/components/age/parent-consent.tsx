import type { MemberAge } from '@sopaan/schemas/account/age';
import { Alert, Box, Button } from '@sopaan/ui/core';
import { dateText } from '@sopaan/ui/items';
import { useSaveAge } from '../../api/use-change-age';
import { ExpandableForm } from '../form/expandable-form';
import { AskParentForm } from './ask-parent-form';

const UNTIL_THEN =
  'Until then you can read and learn. Applications, competitions, posts, shared documents and a public profile need their consent.';

/** What the parent or guardian of a minor has decided, and a way to ask. */
export function ParentConsent({ parent }: Pick<MemberAge, 'parent'>) {
  if (parent?.confirmedAt) {
    return <Confirmed email={parent.email} confirmedAt={parent.confirmedAt} />;
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, overflowWrap: 'anywhere' }}>
      {parent ? (
        <Alert severity="info" title="Your parent or guardian has not answered yet">
          We emailed {parent.email} on {dateText(parent.requestedAt)}. {UNTIL_THEN}
        </Alert>
      ) : (
        <Alert severity="warning" title="No parent or guardian has agreed">
          Ask one of them to agree. {UNTIL_THEN}
        </Alert>
      )}
      <ExpandableForm
        label={parent ? 'Send again or change the address' : 'Ask a parent or guardian'}
      >
        {(form) => <AskParentForm parentEmail={parent?.email ?? ''} {...form} />}
      </ExpandableForm>
    </Box>
  );
}

function Confirmed({ email, confirmedAt }: { email: string; confirmedAt: string }) {
  const { mutate, isPending, error } = useSaveAge();
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', overflowWrap: 'anywhere' }}>
      <Alert severity="success" title="Your parent or guardian has agreed">
        {email} agreed on {dateText(confirmedAt)}, and can withdraw the consent at any time.
      </Alert>
      {error && (
        <Alert severity="error" title="Your age group could not be changed">
          {error.message}
        </Alert>
      )}
      <Button
        variant="outlined"
        aria-disabled={isPending}
        onClick={() => {
          if (!isPending) mutate({ ageGroup: 'adult' });
        }}
      >
        I am 18 now
      </Button>
    </Box>
  );
}
