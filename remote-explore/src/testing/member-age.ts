import type { MemberAge } from '@sopaan/schemas/account/age';

export const anAdult: MemberAge = { ageGroup: 'adult', hasAgreed: true, parent: null };

/** A member under 18 whose parent has been asked and has not answered. */
export const aMinorWithoutConsent: MemberAge = {
  ageGroup: 'minor',
  hasAgreed: true,
  parent: {
    email: 'meera@example.in',
    requestedAt: '2026-05-01T10:00:00.000Z',
    confirmedAt: null,
  },
};
