import { MIN_PAY_STEPS } from '@sopaan/schemas/jobs/job-options';
import { testApp } from '../../testing/test-app';
import {
  companyBits,
  examBits,
  fieldBits,
  govtStageBits,
  kindBits,
  modeBits,
  payBits,
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
  field: { field: fieldBits, sql: `job_field_bits('private', $1, null, null, 'INR', 'year')` },
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

test('pay has the bits of all steps that it reaches, in rupees a month', async () => {
  const bitsOf = async (
    min: number | null,
    max: number | null,
    currency: string,
    period: string,
  ) => {
    const [row] = await api.database.query<{ bits: number }>(
      `select job_field_bits('private', '', $1, $2, $3, $4) as bits`,
      [min, max, currency, period],
    );
    return BigInt(row?.bits ?? 0);
  };
  const steps = (...values: string[]) => toBitmask(payBits, values);
  expect(await bitsOf(8000, 15_000, 'INR', 'month')).toBe(steps('10000', '15000'));
  expect(await bitsOf(480_000, null, 'INR', 'year')).toBe(
    steps('10000', '15000', '25000', '40000'),
  );
  expect(await bitsOf(1_200_000, 1_200_000, 'INR', 'year')).toBe(steps(...MIN_PAY_STEPS));
  expect(await bitsOf(null, null, 'INR', 'month')).toBe(0n);
  expect(await bitsOf(90_000, 90_000, 'USD', 'year')).toBe(0n);
});

test.each(['offer_bits', 'post_bits', 'field_bits'])(
  'no two options share a bit of %s',
  (column) => {
    const bits = [...Object.values(FIELDS).map(({ field }) => field), payBits]
      .filter((field) => field.column === column)
      .flatMap((field) => Object.values(field.bits));
    expect(new Set(bits).size).toBe(bits.length);
    // The column is a signed 64-bit integer.
    expect(bits.every((bit) => bit >= 0 && bit < 63)).toBe(true);
  },
);
