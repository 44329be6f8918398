import { testApp } from '../../testing/test-app';
import {
  companyBits,
  examBits,
  govtStageBits,
  kindBits,
  modeBits,
  qualificationBits,
  sectorBits,
  stageBits,
  toBitmask,
  typeBits,
  type BitField,
} from './job-bits';

const api = testApp();

/** How the bits of a job with a single option are computed in SQL. */
const FIELDS: Readonly<Record<string, { field: BitField; sql: string }>> = {
  kind: { field: kindBits, sql: `job_offer_bits($1, '{}', '', '{}', '')` },
  type: { field: typeBits, sql: `job_offer_bits('', array[$1], '', '{}', '')` },
  mode: { field: modeBits, sql: `job_offer_bits('', '{}', $1, '{}', '')` },
  stage: { field: stageBits, sql: `job_offer_bits('', '{}', '', array[$1], '')` },
  company: { field: companyBits, sql: `job_offer_bits('', '{}', '', '{}', $1)` },
  'stage of a post': { field: govtStageBits, sql: `job_post_bits(array[$1], '', '{}', '{}')` },
  sector: { field: sectorBits, sql: `job_post_bits('{}', $1, '{}', '{}')` },
  qualification: { field: qualificationBits, sql: `job_post_bits('{}', '', array[$1], '{}')` },
  exam: { field: examBits, sql: `job_post_bits('{}', '', '{}', array[$1])` },
};

test.each(Object.entries(FIELDS))(
  'the database sets the bits of each %s that filters look for',
  async (_, { field, sql }) => {
    for (const option of Object.keys(field.bits)) {
      const [row] = await api.database.query<{ bits: number }>(`select ${sql} as bits`, [option]);
      expect({ option, bits: BigInt(row?.bits ?? 0) }).toEqual({
        option,
        bits: toBitmask(field, [option]),
      });
    }
  },
);

test.each(['offer_bits', 'post_bits'])('no two options share a bit of %s', (column) => {
  const bits = Object.values(FIELDS)
    .filter(({ field }) => field.column === column)
    .flatMap(({ field }) => Object.values(field.bits));
  expect(new Set(bits).size).toBe(bits.length);
  // The column is a signed 64-bit integer.
  expect(bits.every((bit) => bit >= 0 && bit < 63)).toBe(true);
});
