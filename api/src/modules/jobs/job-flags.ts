import type { Conditions } from '../../search/conditions';
import { FLAG, type Chosen, type Filter } from '../../search/filter';
import {
  companyBits,
  kindBits,
  maskOf,
  modeBits,
  sectorBits,
  typeBits,
  type BitField,
} from './job-bits';

/** The options that each flag of the search bar stands for. */
const TIMES = {
  fullTime: ['Full-time', 'Permanent'],
  partTime: ['Part-time'],
  contract: ['Contract', 'Contractual'],
} as const;
const SECTORS = {
  central: ['Central Government'],
  state: ['State Government'],
  psu: ['Public Sector Undertaking (PSU)'],
} as const;
const COMPANIES = { startups: ['startup'], mnc: ['mnc'] } as const;

const flags = (names: readonly string[]) => names.map((name) => ({ name, options: FLAG }));

/** The bits that the flags which are on stand for; they widen each other. */
function maskOfFlags(
  field: BitField,
  meanings: Readonly<Record<string, readonly string[]>>,
  chosen: Chosen,
): bigint {
  const on = Object.entries(meanings).filter(([name]) => chosen[name]);
  return maskOf(
    field,
    on.flatMap(([, options]) => options),
  );
}

function anyBit(conditions: Conditions, { column }: BitField, mask: bigint): string {
  return `${column} & ${conditions.bind(mask)}::bigint <> 0`;
}

export function timeFlags(names: readonly (keyof typeof TIMES)[]): Filter {
  return {
    keys: flags(names),
    columns: { offer_bits: 'offer_bits' },
    apply(conditions, chosen) {
      const mask = maskOfFlags(typeBits, TIMES, chosen);
      if (mask) conditions.add(anyBit(conditions, typeBits, mask));
    },
  };
}

/** Remote by how the work is done, or by what the job calls itself. */
const REMOTE = maskOf(modeBits, ['remote']) | maskOf(typeBits, ['Remote', 'Work From Home']);

export const remoteFlag: Filter = {
  keys: flags(['remote']),
  columns: { offer_bits: 'offer_bits' },
  apply(conditions, chosen) {
    if (chosen['remote']) conditions.add(anyBit(conditions, modeBits, REMOTE));
  },
};

/** The last 7 days, as the filter by date counts them. */
export function recentFlag(posted: Filter, lastWeek: string): Filter {
  return {
    keys: flags(['recent']),
    columns: posted.columns,
    apply(conditions, chosen, target) {
      if (chosen['recent']) posted.apply(conditions, { date_posted: [lastWeek] }, target);
    },
  };
}

export const governmentFlags: Filter = {
  keys: flags(Object.keys(SECTORS)),
  columns: { post_bits: 'post_bits' },
  apply(conditions, chosen) {
    const mask = maskOfFlags(sectorBits, SECTORS, chosen);
    if (mask) conditions.add(anyBit(conditions, sectorBits, mask));
  },
};

export const privateFlags: Filter = {
  keys: flags(Object.keys(COMPANIES)),
  columns: { offer_bits: 'offer_bits' },
  apply(conditions, chosen) {
    const mask = maskOfFlags(companyBits, COMPANIES, chosen);
    if (mask) conditions.add(anyBit(conditions, companyBits, mask));
  },
};

/** Sectors are a matter of government jobs, company kinds of private ones: over both, each side keeps its own. */
export const bothFlags: Filter = {
  keys: flags([...Object.keys(SECTORS), ...Object.keys(COMPANIES)]),
  columns: { offer_bits: 'offer_bits', post_bits: 'post_bits' },
  apply(conditions, chosen) {
    const sectors = maskOfFlags(sectorBits, SECTORS, chosen);
    const companies = maskOfFlags(companyBits, COMPANIES, chosen);
    const sides = [
      sectors && ofKind(conditions, 'government', anyBit(conditions, sectorBits, sectors)),
      companies && ofKind(conditions, 'private', anyBit(conditions, companyBits, companies)),
    ].filter((side) => typeof side === 'string');
    if (sides.length > 0) conditions.add(`(${sides.join(' or ')})`);
  },
};

function ofKind(conditions: Conditions, kind: string, condition: string): string {
  return `(${anyBit(conditions, kindBits, maskOf(kindBits, [kind]))} and ${condition})`;
}
