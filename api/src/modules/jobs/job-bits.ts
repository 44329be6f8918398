import {
  GOVT_CAREER_STAGES,
  GOVT_EXAMS,
  GOVT_JOB_TYPES,
  GOVT_QUALIFICATIONS,
  GOVT_SECTORS,
  GOVT_WORK_MODES,
} from '@sopaan/schemas/govt-job-options';
import { CAREER_STAGES, JOB_TYPES } from '@sopaan/schemas/job-options';

/** Each option is a bit of a column, as `0040-search.sql` numbers them: add new options at the end of a list only. */
export interface BitField {
  column: 'offer_bits' | 'post_bits';
  /** The bit of the first option. */
  offset: number;
  options: readonly string[];
}

const unique = (names: readonly string[]) => [...new Set(names)];

export const kindBits: BitField = {
  column: 'offer_bits',
  offset: 0,
  options: ['private', 'government'],
};
export const typeBits: BitField = {
  column: 'offer_bits',
  offset: 2,
  options: unique([...JOB_TYPES, ...GOVT_JOB_TYPES]),
};
/** In small letters: the two kinds of job write them differently. */
export const modeBits: BitField = {
  column: 'offer_bits',
  offset: 14,
  options: GOVT_WORK_MODES.map((mode) => mode.toLowerCase()),
};
export const stageBits: BitField = { column: 'offer_bits', offset: 18, options: CAREER_STAGES };
export const companyBits: BitField = {
  column: 'offer_bits',
  offset: 26,
  options: ['startup', 'mnc'],
};

export const govtStageBits: BitField = {
  column: 'post_bits',
  offset: 0,
  options: GOVT_CAREER_STAGES,
};
export const sectorBits: BitField = { column: 'post_bits', offset: 7, options: GOVT_SECTORS };
export const qualificationBits: BitField = {
  column: 'post_bits',
  offset: 20,
  options: GOVT_QUALIFICATIONS,
};
export const examBits: BitField = { column: 'post_bits', offset: 30, options: GOVT_EXAMS };

/** The bits of these options, as text: PostgreSQL's bigint holds more than a number here. */
export function toBitmask({ offset, options }: BitField, values: readonly string[]): bigint {
  return values.reduce((mask, value) => {
    const position = options.indexOf(value);
    return position < 0 ? mask : mask | (1n << BigInt(offset + position));
  }, 0n);
}
