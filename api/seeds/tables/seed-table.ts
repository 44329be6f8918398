/** The rows of one table. The keys are its columns, the same in each row. */
export interface SeedTable {
  name: string;
  rows: readonly Readonly<Record<string, unknown>>[];
}

/** The common columns of the main tables. */
export function sampleColumns(createdAt: string) {
  return { sample: true, created_at: createdAt, updated_at: createdAt };
}
