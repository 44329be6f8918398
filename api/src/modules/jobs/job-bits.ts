import type {
  GOVT_CAREER_STAGES,
  GOVT_EXAMS,
  GOVT_JOB_TYPES,
  GOVT_QUALIFICATIONS,
  GOVT_SECTORS,
  GOVT_WORK_MODES,
} from '@sopaan/schemas/jobs/govt-job-options';
import type {
  CAREER_STAGES,
  COMPANY_KINDS,
  JOB_FIELDS,
  JOB_TYPES,
  MIN_PAY_STEPS,
} from '@sopaan/schemas/jobs/job-options';

/**
 * The bits of a generated column of `jobs`, by option. `offer_bits` has the options of both kinds of job and those of private jobs,
 * `post_bits` those of government jobs only, and `field_bits` the field and pay of private jobs, which would multiply the groups that the
 * list of all jobs is counted by. The database functions `job_offer_bits`, `job_post_bits` and `job_field_bits` set the same bits: a new option needs a
 * free bit of the column here, and a migration that replaces the function.
 */
export interface BitField {
  column: 'offer_bits' | 'post_bits' | 'field_bits';
  bits: Readonly<Record<string, number>>;
}

type Bits<Options extends readonly string[]> = Record<Options[number], number>;

export const kindBits: BitField = { column: 'offer_bits', bits: { private: 0, government: 1 } };

export const typeBits: BitField = {
  column: 'offer_bits',
  bits: {
    'Full-time': 2,
    'Part-time': 3,
    Remote: 4,
    Contract: 5,
    Internship: 6,
    'Walk-in': 7,
    Fresher: 8,
    'Work From Home': 9,
    Permanent: 10,
    Contractual: 11,
    Apprenticeship: 12,
    Consultant: 13,
  } satisfies Bits<typeof JOB_TYPES> & Bits<typeof GOVT_JOB_TYPES>,
};

/** In lower case, because private and government jobs capitalise them differently. */
export const modeBits: BitField = {
  column: 'offer_bits',
  bits: {
    'on-site': 14,
    hybrid: 15,
    remote: 16,
    'field work': 17,
  } satisfies Record<Lowercase<(typeof GOVT_WORK_MODES)[number]>, number>,
};

export const stageBits: BitField = {
  column: 'offer_bits',
  bits: {
    entry: 18,
    junior: 19,
    mid: 20,
    senior: 21,
    lead: 22,
    manager: 23,
    director: 24,
    executive: 25,
  } satisfies Bits<typeof CAREER_STAGES>,
};

export const companyBits: BitField = {
  column: 'offer_bits',
  bits: { startup: 26, mnc: 27 } satisfies Partial<Bits<typeof COMPANY_KINDS>>,
};

export const fieldBits: BitField = {
  column: 'field_bits',
  bits: {
    Engineering: 0,
    Data: 1,
    Infrastructure: 2,
    Design: 3,
    Marketing: 4,
    Sales: 5,
    Finance: 6,
    People: 7,
    'Customer Support': 8,
    Operations: 9,
    Production: 10,
    Care: 11,
    Teaching: 12,
  } satisfies Bits<typeof JOB_FIELDS>,
};

/** A job has the bits of all steps that its pay reaches. */
export const payBits: BitField = {
  column: 'field_bits',
  bits: {
    10000: 20,
    15000: 21,
    25000: 22,
    40000: 23,
    60000: 24,
    100000: 25,
  } satisfies Bits<typeof MIN_PAY_STEPS>,
};

export const govtStageBits: BitField = {
  column: 'post_bits',
  bits: {
    'Entry Level': 0,
    Junior: 1,
    'Mid Level': 2,
    Senior: 3,
    Managerial: 4,
    Director: 5,
    'Administrative Officer': 6,
  } satisfies Bits<typeof GOVT_CAREER_STAGES>,
};

export const sectorBits: BitField = {
  column: 'post_bits',
  bits: {
    'Central Government': 7,
    'State Government': 8,
    'Public Sector Undertaking (PSU)': 9,
    'Railway Jobs': 10,
    'Banking Jobs': 11,
    Defense: 12,
    Teaching: 13,
    Judiciary: 14,
    Police: 15,
    Healthcare: 16,
    Engineering: 17,
    Research: 18,
    'Civil Services': 19,
  } satisfies Bits<typeof GOVT_SECTORS>,
};

export const qualificationBits: BitField = {
  column: 'post_bits',
  bits: {
    '10th Pass': 20,
    '12th Pass': 21,
    Diploma: 22,
    ITI: 23,
    Graduate: 24,
    Postgraduate: 25,
    PhD: 26,
    Engineering: 27,
    Medical: 28,
    Law: 29,
  } satisfies Bits<typeof GOVT_QUALIFICATIONS>,
};

export const examBits: BitField = {
  column: 'post_bits',
  bits: {
    UPSC: 30,
    SSC: 31,
    RRB: 32,
    IBPS: 33,
    'State PSC': 34,
    GATE: 35,
    NET: 36,
    NDA: 37,
    CDS: 38,
    'UGC NET': 39,
    CTET: 40,
  } satisfies Bits<typeof GOVT_EXAMS>,
};

/** The bits of the given options. A bigint, because a column has more bits than a number can hold exactly. */
export function toBitmask({ bits }: BitField, values: readonly string[]): bigint {
  return values.reduce((mask, value) => {
    const bit = bits[value];
    return bit === undefined ? mask : mask | (1n << BigInt(bit));
  }, 0n);
}
