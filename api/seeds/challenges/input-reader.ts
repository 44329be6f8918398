type Range = readonly [low: number, high: number];

/** Reads an input strictly by its stated format, and throws at the first violation. */
export class InputReader {
  readonly #lines: readonly string[];
  #next = 0;

  constructor(input: string) {
    this.#lines = input.split('\n');
  }

  /** The next line, which must match completely. */
  line(pattern: RegExp): string {
    const line = this.#lines[this.#next];
    this.#next += 1;
    if (line === undefined) throw this.#error('is missing');
    if (pattern.exec(line)?.[0] !== line) throw this.#error(`does not match ${pattern}`);
    return line;
  }

  /** The next line: `count` fields separated by one space, each of which must match completely. */
  fields(count: number, pattern: RegExp): string[] {
    const fields = this.line(/.*/).split(' ');
    if (fields.length !== count) throw this.#error(`has ${fields.length} fields, not ${count}`);
    const wrong = fields.find((field) => pattern.exec(field)?.[0] !== field);
    if (wrong !== undefined) throw this.#error(`has ${wrong}, which does not match ${pattern}`);
    return fields;
  }

  /** The next line: `count` numbers within one range. */
  numbers(count: number, low: number, high: number): number[] {
    const numbers = this.#numbers(count);
    const wrong = numbers.find((value) => value < low || value > high);
    if (wrong !== undefined) throw this.#error(`has ${wrong}, not from ${low} to ${high}`);
    return numbers;
  }

  /** The next line: one number for each range. */
  row<const Ranges extends readonly Range[]>(...ranges: Ranges): { [Key in keyof Ranges]: number };
  row(...ranges: readonly Range[]): number[] {
    const numbers = this.#numbers(ranges.length);
    for (const [index, [low, high]] of ranges.entries()) {
      const value = numbers[index] ?? NaN;
      if (!(value >= low && value <= high)) {
        throw this.#error(`has ${value}, not from ${low} to ${high}`);
      }
    }
    return numbers;
  }

  /** Checks a condition that ranges cannot express. */
  check(isValid: boolean, condition: string): void {
    if (!isValid) throw this.#error(`violates: ${condition}`);
  }

  end(): void {
    if (this.#next < this.#lines.length) throw new Error(`line ${this.#next + 1} is unexpected`);
  }

  /** Integers in canonical form, which every language can read. */
  #numbers(count: number): number[] {
    const fields = this.line(/.*/).split(' ');
    if (fields.length !== count) throw this.#error(`has ${fields.length} fields, not ${count}`);
    return fields.map((field) => {
      const value = Number(field);
      if (!Number.isSafeInteger(value) || String(value) !== field) {
        throw this.#error(`has ${field}, which is not an integer`);
      }
      return value;
    });
  }

  #error(problem: string): Error {
    return new Error(`line ${this.#next} ${problem}`);
  }
}
