import { paths } from '@sopaan/contract/paths';

/** The page that confirms an address. Opening it changes nothing yet. */
export function verificationLink(origin: string, token: string): string {
  return `${origin}/auth/email-verification/${token}`;
}

/** The page of a new password. What follows `#` is sent to no server, so that no log holds it. */
export function resetLink(origin: string, token: string): string {
  return `${origin}/auth/forgot-password/reset#token=${token}`;
}

export function forgotPasswordLink(origin: string): string {
  return origin + paths.forgotPassword;
}
