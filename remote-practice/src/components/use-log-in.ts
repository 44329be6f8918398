import { loginPath } from '@sopaan/contract/paths';
import { loginState, type LoginReason } from '@sopaan/session/login-reason';
import { useLocation, useNavigate } from 'react-router-dom';

/** Returns a function that opens the login page, which names the reason and leads back to this page. */
export function useLogIn(): (reason: LoginReason) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (reason) =>
    void navigate(loginPath(`${pathname}${search}`), { state: loginState(reason) });
}
