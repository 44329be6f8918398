/** The slots of the document wallet. Each holds one file. Codes are those of the specification. */

export const WALLET_GROUPS = [
  {
    name: 'Study',
    slots: [
      { slot: 'tenthGrade', label: 'Class 10 marksheet' },
      { slot: 'twelfthGrade', label: 'Class 12 marksheet' },
      { slot: 'undergraduate', label: 'Undergraduate degree' },
      { slot: 'postgraduate', label: 'Postgraduate degree' },
      { slot: 'diploma', label: 'Diploma' },
      { slot: 'certificateCourses', label: 'Certificate courses' },
      { slot: 'transcripts', label: 'Transcripts' },
      { slot: 'migrationCertificate', label: 'Migration certificate' },
    ],
  },
  {
    name: 'Identification',
    slots: [
      { slot: 'aadhaarCard', label: 'Aadhaar card (masked)' },
      { slot: 'panCard', label: 'PAN card' },
      { slot: 'voterID', label: 'Voter ID' },
      { slot: 'birthCertificate', label: 'Birth certificate' },
      { slot: 'ewsCertificate', label: 'EWS certificate' },
      { slot: 'sportsCertificate', label: 'Sports certificate' },
      { slot: 'casteCertificate', label: 'Caste certificate' },
    ],
  },
  {
    name: 'Financial',
    slots: [
      { slot: 'incomeCertificate', label: 'Income certificate' },
      { slot: 'feeReceipt', label: 'Fee receipt' },
      { slot: 'loanApproval', label: 'Loan approval' },
    ],
  },
  {
    name: 'Other necessary',
    slots: [
      { slot: 'passportSizePhoto', label: 'Passport-size photo' },
      { slot: 'signature', label: 'Signature' },
      { slot: 'characterCertificate', label: 'Character certificate' },
      { slot: 'medicalCertificate', label: 'Medical certificate' },
      { slot: 'transferCertificate', label: 'Transfer certificate' },
    ],
  },
  {
    name: 'Other',
    slots: [
      { slot: 'communityCertificate', label: 'Community certificate' },
      { slot: 'courseCompletionCertificate', label: 'Course completion certificate' },
      { slot: 'otherDocument', label: 'Other document' },
    ],
  },
] as const;

const SLOTS = WALLET_GROUPS.flatMap(({ slots }) => [...slots]);

export type WalletSlot = (typeof SLOTS)[number]['slot'];

export const WALLET_SLOTS: readonly WalletSlot[] = SLOTS.map(({ slot }) => slot);

/** The label of a slot; the code itself for a slot that this version does not know. */
export function slotLabel(code: string): string {
  return SLOTS.find(({ slot }) => slot === code)?.label ?? code;
}
