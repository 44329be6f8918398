import { paths } from '@sopaan/contract/paths';

/** The page that confirms an address. Opening it does not confirm it yet. */
export function verificationLink(origin: string, token: string): string {
  return `${origin}/auth/email-verification/${token}`;
}

/** The page that sets a new password. The fragment is never sent to a server, so the token appears in no log. */
export function resetLink(origin: string, token: string): string {
  return `${origin}/auth/forgot-password/reset#token=${token}`;
}

export function forgotPasswordLink(origin: string): string {
  return origin + paths.forgotPassword;
}
