import { useUser } from '@sopaan/session/user';

/** Tells password managers whose password is asked for. Nobody sees it. */
export function AccountName() {
  const email = useUser(({ userData }) => userData?.personalInfo.email ?? '');
  return (
    <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
  );
}
