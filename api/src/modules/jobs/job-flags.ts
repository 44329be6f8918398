import type { Conditions } from '../../search/conditions';
import { FLAG, type ChosenOptions, type Filter } from '../../search/filter';
import {
  companyBits,
  kindBits,
  toBitmask,
  modeBits,
  sectorBits,
  typeBits,
  type BitField,
} from './job-bits';

/** The options that each flag of the search bar selects. */
const EMPLOYMENT_FLAGS = {
  fullTime: ['Full-time', 'Permanent'],
  partTime: ['Part-time'],
  contract: ['Contract', 'Contractual'],
} as const;
const SECTOR_FLAGS = {
  central: ['Central Government'],
  state: ['State Government'],
  psu: ['Public Sector Undertaking (PSU)'],
} as const;
const COMPANY_FLAGS = { startups: ['startup'], mnc: ['mnc'] } as const;

const flagKeys = (names: readonly string[]) => names.map((name) => ({ name, options: FLAG }));

/** The bits of all flags that are on; a job matches if it has one of them. */
function flagsToBitmask(
  field: BitField,
  optionsByFlag: Readonly<Record<string, readonly string[]>>,
  chosen: ChosenOptions,
): bigint {
  const activeFlags = Object.entries(optionsByFlag).filter(([name]) => chosen[name]);
  return toBitmask(
    field,
    activeFlags.flatMap(([, options]) => options),
  );
}

function hasAnyBit(conditions: Conditions, { column }: BitField, mask: bigint): string {
  return `${column} & ${conditions.bind(mask)}::bigint <> 0`;
}

export function employmentFlags(names: readonly (keyof typeof EMPLOYMENT_FLAGS)[]): Filter {
  return {
    keys: flagKeys(names),
    columns: { offer_bits: 'offer_bits' },
    apply(conditions, chosen) {
      const mask = flagsToBitmask(typeBits, EMPLOYMENT_FLAGS, chosen);
      if (mask) conditions.add(hasAnyBit(conditions, typeBits, mask));
    },
  };
}

/** A job is remote by its work mode or by its job type. */
const REMOTE_MASK =
  toBitmask(modeBits, ['remote']) | toBitmask(typeBits, ['Remote', 'Work From Home']);

/** The bits of work modes. `remote` has the meaning of the flag. */
export function toModeMask(modes: readonly string[]): bigint {
  const names = modes.map((mode) => mode.toLowerCase());
  return toBitmask(modeBits, names) | (names.includes('remote') ? REMOTE_MASK : 0n);
}

/** The bits of job types. `Full-time` and `Contract` have the meaning of their flags, which includes the types of government jobs. */
export function toTypeMask(types: readonly string[]): bigint {
  const flags: Readonly<Record<string, readonly string[]>> = {
    'Full-time': EMPLOYMENT_FLAGS.fullTime,
    Contract: EMPLOYMENT_FLAGS.contract,
  };
  return toBitmask(
    typeBits,
    types.flatMap((type) => flags[type] ?? [type]),
  );
}

export const remoteFlag: Filter = {
  keys: flagKeys(['remote']),
  columns: { offer_bits: 'offer_bits' },
  apply(conditions, chosen) {
    if (chosen['remote']) conditions.add(hasAnyBit(conditions, modeBits, REMOTE_MASK));
  },
};

/** A flag that is equivalent to choosing the last 7 days in the filter by date. */
export function recentFlag(postedFilter: Filter, lastWeek: string): Filter {
  return {
    keys: flagKeys(['recent']),
    columns: postedFilter.columns,
    apply(conditions, chosen, target) {
      if (chosen['recent']) postedFilter.apply(conditions, { date_posted: [lastWeek] }, target);
    },
  };
}

export const sectorFlags: Filter = {
  keys: flagKeys(Object.keys(SECTOR_FLAGS)),
  columns: { post_bits: 'post_bits' },
  apply(conditions, chosen) {
    const mask = flagsToBitmask(sectorBits, SECTOR_FLAGS, chosen);
    if (mask) conditions.add(hasAnyBit(conditions, sectorBits, mask));
  },
};

export const companyFlags: Filter = {
  keys: flagKeys(Object.keys(COMPANY_FLAGS)),
  columns: { offer_bits: 'offer_bits' },
  apply(conditions, chosen) {
    const mask = flagsToBitmask(companyBits, COMPANY_FLAGS, chosen);
    if (mask) conditions.add(hasAnyBit(conditions, companyBits, mask));
  },
};

/** In a search over both kinds, sector flags restrict government jobs only and company flags private jobs only. */
export const sectorAndCompanyFlags: Filter = {
  keys: flagKeys([...Object.keys(SECTOR_FLAGS), ...Object.keys(COMPANY_FLAGS)]),
  columns: { offer_bits: 'offer_bits', post_bits: 'post_bits' },
  apply(conditions, chosen) {
    const sectors = flagsToBitmask(sectorBits, SECTOR_FLAGS, chosen);
    const companies = flagsToBitmask(companyBits, COMPANY_FLAGS, chosen);
    const alternatives = [
      sectors && ofKind(conditions, 'government', hasAnyBit(conditions, sectorBits, sectors)),
      companies && ofKind(conditions, 'private', hasAnyBit(conditions, companyBits, companies)),
    ].filter((alternative) => typeof alternative === 'string');
    if (alternatives.length > 0) conditions.add(`(${alternatives.join(' or ')})`);
  },
};

function ofKind(conditions: Conditions, kind: string, condition: string): string {
  return `(${hasAnyBit(conditions, kindBits, toBitmask(kindBits, [kind]))} and ${condition})`;
}
