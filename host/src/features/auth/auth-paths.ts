/** Paths that only the authentication pages link to. */
export const authPaths = {
  /** A link that confirms an email address, after its token has been removed from the URL. */
  link: '/auth/email-verification/link',
  sent: '/auth/forgot-password/sent',
  reset: '/auth/forgot-password/reset',
  done: '/auth/forgot-password/done',
} as const;
