/** Comparison of outputs, for both the judge and the page. */

/** The rule, for the visitor. */
export const OUTPUT_RULE =
  'Trailing spaces and trailing empty lines are ignored. Everything else must match, including letter case.';

/** Removes trailing spaces and empty lines. Not with regular expressions, which take quadratic time on long runs of spaces. */
export function normalizeOutput(output: string): string {
  return output
    .trimEnd()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
}

/** Whether two outputs are equal by `OUTPUT_RULE`; `\r\n` is equal to `\n`. */
export function isSameOutput(actual: string, expected: string): boolean {
  return normalizeOutput(actual) === normalizeOutput(expected);
}
