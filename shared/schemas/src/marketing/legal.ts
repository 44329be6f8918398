/** The versions of the legal texts. A new version is a change here: members who joined before it are notified of it once. */
export const LEGAL_DOCUMENTS = ['terms', 'privacy'] as const;
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number];

interface LegalVersion {
  title: string;
  path: string;
  version: number;
  /** The day from which this version applies: `2026-11-27`. */
  date: string;
  /** What changed since the previous version; empty for the first. */
  changes: string;
}

export const LEGAL_VERSIONS: Readonly<Record<LegalDocument, LegalVersion>> = {
  terms: {
    title: 'Terms & Conditions',
    path: '/terms-conditions',
    version: 2,
    date: '2026-11-27',
    changes: 'Members get a notice about each new version.',
  },
  privacy: {
    title: 'Privacy & Policy',
    path: '/privacy-policy',
    version: 2,
    date: '2026-11-27',
    changes:
      'It lists our answers to your messages, the versions that you agreed to and your age group, says how we ask a parent or guardian of members under 18, how you download or delete your data yourself, and that members get a notice about each new version.',
  },
};
