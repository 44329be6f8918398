import { useUser } from '@sopaan/session/user';

/** A hidden field that tells password managers which account the password belongs to. */
export function UsernameField() {
  const email = useUser(({ userData }) => userData?.personalInfo.email ?? '');
  return (
    <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
  );
}
