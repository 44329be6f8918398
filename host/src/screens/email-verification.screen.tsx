import { useParams } from 'react-router-dom';
import { CodePage } from '../features/auth/code/code-page';
import { LinkPage } from '../features/auth/link/link-page';

/** `/auth/email-verification/:token`: `code` asks for the code of a sign-up, `link` is a link whose token was removed from the URL. */
export function Component() {
  const { token } = useParams();
  if (token === 'code') return <CodePage />;
  return <LinkPage urlToken={token === 'link' ? undefined : token} />;
}
