/** Addresses that only these pages lead to. */
export const places = {
  /** Of a mail's link to confirm, when its token has been taken out. */
  link: '/auth/email-verification/link',
  sent: '/auth/forgot-password/sent',
  reset: '/auth/forgot-password/reset',
  done: '/auth/forgot-password/done',
} as const;
