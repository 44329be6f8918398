import { Button, Icon, Typography } from '@sopaan/ui/core';
import { QuestionDialog } from '@sopaan/ui/panels';
import { useState } from 'react';

/** Says why documents cannot be fetched from DigiLocker yet. */
export function DigiLockerButton({ status }: { status: string }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" startIcon={<Icon name="link" />} onClick={() => setOpen(true)}>
        Connect DigiLocker
      </Button>
      <QuestionDialog
        open={isOpen}
        title="DigiLocker is not available yet"
        text={
          status === 'configured'
            ? 'This site has registered with DigiLocker, but fetching documents from it is not available yet.'
            : 'To fetch your documents from DigiLocker, this site needs an agreement with DigiLocker, a service of the Government of India. There is none yet, so nothing is connected and nothing is sent.'
        }
        onClose={close}
        answers={
          <Button variant="contained" onClick={close}>
            Got it
          </Button>
        }
      >
        <Typography variant="body2">
          Until then, download a document at digilocker.gov.in and upload its PDF here.
        </Typography>
      </QuestionDialog>
    </>
  );
}
