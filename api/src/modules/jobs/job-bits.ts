import {
  GOVT_CAREER_STAGES,
  GOVT_EXAMS,
  GOVT_JOB_TYPES,
  GOVT_QUALIFICATIONS,
  GOVT_SECTORS,
  GOVT_WORK_MODES,
} from '@sopaan/schemas/govt-job-options';
import { CAREER_STAGES, JOB_TYPES } from '@sopaan/schemas/job-options';

/** Each option is a bit of a column, numbered as in `0040-search.sql`: add new options at the end of a list only. */
export interface BitField {
  column: 'offer_bits' | 'post_bits';
  /** The number of the first option's bit. */
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
/** In lower case, because private and government jobs capitalise them differently. */
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

/** The bits of the given options. A bigint, because a column has more bits than a number can hold exactly. */
export function toBitmask({ offset, options }: BitField, values: readonly string[]): bigint {
  return values.reduce((mask, value) => {
    const position = options.indexOf(value);
    return position < 0 ? mask : mask | (1n << BigInt(offset + position));
  }, 0n);
}
