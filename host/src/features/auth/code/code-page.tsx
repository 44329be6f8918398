import { useSession } from '@sopaan/session/session';
import { Box } from '@sopaan/ui/core';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { resendVerification } from '../api/sign-up';
import { AddressTaken } from '../address-taken';
import { AuthCard } from '../auth-card';
import { SendAgain } from '../send-again';
import { useAuthState } from '../use-auth-state';
import { useNext } from '../use-next';
import { CodeExpired } from './code-expired';
import { CodeForm, type CodeEnd } from './code-form';
import { CodeHelp } from './code-help';

const SENT = 'Another email is on its way.';
const resend = () => resendVerification();

/** `/auth/email-verification/code`: asks for the code of this browser's sign-up, until this or another tab is logged in. */
export function CodePage() {
  const next = useNext();
  const { email, sentAt } = useAuthState();
  const isMember = useSession(({ status }) => status === 'member');
  const [codeEnd, setCodeEnd] = useState<CodeEnd>();
  const [renewedAt, setRenewedAt] = useState<number>();
  if (isMember) return <Navigate to={next} replace />;
  if (codeEnd === 'taken') return <AddressTaken email={email} />;

  const renew = async () => {
    await resend();
    setRenewedAt(Date.now());
    setCodeEnd(undefined);
  };
  const introduction = (
    <>
      We sent a 6-digit code to {email ? <strong>{email}</strong> : 'the address you gave'}. You can
      also open the link in that email.
    </>
  );
  return (
    <AuthCard title="Confirm your email" introduction={introduction} foot={<CodeHelp />}>
      {codeEnd === 'expired' ? (
        <CodeExpired renew={renew} />
      ) : (
        <>
          <CodeForm focused={(renewedAt ?? sentAt) !== undefined} onEnd={setCodeEnd} />
          <Box sx={{ mt: 3 }}>
            <SendAgain
              send={resend}
              sentAt={renewedAt ?? sentAt}
              initialMessage={renewedAt === undefined ? undefined : SENT}
              sentMessage={SENT}
            />
          </Box>
        </>
      )}
    </AuthCard>
  );
}
