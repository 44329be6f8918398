/** The rows of one table; the keys are its columns, the same in each row. */
export interface SeedTable {
  name: string;
  rows: readonly Readonly<Record<string, unknown>>[];
}

/** What each row of the main tables ends with. */
export function sampleOf(createdAt: string) {
  return { sample: true, created_at: createdAt, updated_at: createdAt };
}
