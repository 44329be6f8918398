import { decodeCursor } from './cursor';

/** Collects the conditions of a query and their values; no value ever becomes part of the text. */
export class Conditions {
  private readonly parts: string[] = [];

  /** Conditions of one statement share their values. */
  constructor(readonly values: unknown[] = []) {}

  /** Keeps a value and gives the placeholder that stands for it. */
  bind(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  add(sql: string): void {
    this.parts.push(sql);
  }

  /** `column = value`, when there is a value. */
  equal(column: string, value: string | undefined): void {
    if (value) this.add(`${column} = ${this.bind(value)}`);
  }

  /** The list in `column` holds `value`, when there is a value. */
  holds(column: string, value: string | undefined): void {
    if (value) this.add(`${column} @> array[${this.bind(value)}::text]`);
  }

  /** `column` is one of `values`, when there are any. */
  anyOf(column: string, values: readonly string[] | undefined): void {
    if (values?.length) this.add(`${column} = any(${this.bind(values)}::text[])`);
  }

  /** The list in `column` and `values` have something in common, when there are any. */
  overlaps(column: string, values: readonly string[] | undefined): void {
    if (values?.length) this.add(`${column} && ${this.bind(values)}::text[]`);
  }

  /** Only rows after the cursor; `key` is the sort key, column and type each, all in the same direction. */
  after(
    cursor: string | undefined,
    key: readonly (readonly [column: string, type: string])[],
    direction: 'asc' | 'desc',
  ): void {
    if (cursor) this.afterKey(decodeCursor(cursor, key.length), key, direction);
  }

  /** Only rows after the one with these values of the sort key. */
  afterKey(
    values: readonly string[],
    key: readonly (readonly [column: string, type: string])[],
    direction: 'asc' | 'desc',
  ): void {
    const columns = key.map(([column]) => column);
    const marks = key.map(([, type], index) => `${this.bind(values[index])}::${type}`);
    const comparison = direction === 'asc' ? '>' : '<';
    this.add(`(${columns.join(', ')}) ${comparison} (${marks.join(', ')})`);
  }

  get where(): string {
    return this.parts.length > 0 ? `where ${this.text}` : '';
  }

  /** All of them as one condition. */
  get text(): string {
    return this.parts.length > 0 ? this.parts.join(' and ') : 'true';
  }
}
