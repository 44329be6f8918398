import { decodeCursor } from './cursor';

/** The columns of a sort order, with their SQL types. */
export type SortKey = readonly (readonly [column: string, type: string])[];

/** Collects the conditions of a query and their bound values. Values never become part of the SQL text. */
export class Conditions {
  private readonly parts: string[] = [];

  /** Pass the same `values` to all conditions of one statement. */
  constructor(readonly values: unknown[] = []) {}

  /** Adds a value and returns its placeholder. */
  bind(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  add(sql: string): void {
    this.parts.push(sql);
  }

  /** `column = value`, if `value` is set. */
  equal(column: string, value: string | undefined): void {
    if (value) this.add(`${column} = ${this.bind(value)}`);
  }

  /** One of the columns has this value, if it is set. */
  equalAny(columns: readonly string[], value: string | undefined): void {
    if (value) this.add(`${this.bind(value)} in (${columns.join(', ')})`);
  }

  /** The array in `column` contains `value`, if `value` is set. */
  contains(column: string, value: string | undefined): void {
    if (value) this.add(`${column} @> array[${this.bind(value)}::text]`);
  }

  /** `column` is one of `values`, if any are given. */
  anyOf(column: string, values: readonly string[] | undefined): void {
    if (values?.length) this.add(`${column} = any(${this.bind(values)}::text[])`);
  }

  /** The array in `column` shares an element with `values`, if any are given. */
  overlaps(column: string, values: readonly string[] | undefined): void {
    if (values?.length) this.add(`${column} && ${this.bind(values)}::text[]`);
  }

  /** Only rows after the cursor. All columns of `key` are sorted in `direction`. */
  after(cursor: string | undefined, key: SortKey, direction: 'asc' | 'desc'): void {
    if (cursor) this.afterKey(decodeCursor(cursor, key.length), key, direction);
  }

  /** Only rows after the one whose sort key has these values. */
  afterKey(values: readonly string[], key: SortKey, direction: 'asc' | 'desc'): void {
    const columns = key.map(([column]) => column);
    const placeholders = key.map(([, type], index) => `${this.bind(values[index])}::${type}`);
    const comparison = direction === 'asc' ? '>' : '<';
    this.add(`(${columns.join(', ')}) ${comparison} (${placeholders.join(', ')})`);
  }

  get where(): string {
    return this.parts.length > 0 ? `where ${this.text}` : '';
  }

  /** All conditions joined with `and`. */
  get text(): string {
    return this.parts.length > 0 ? this.parts.join(' and ') : 'true';
  }
}
