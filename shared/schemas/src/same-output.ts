/** When two outputs count as the same. The rule that the judge and the page follow, in one place. */

/** The rule in words. */
export const OUTPUT_RULE =
  'Trailing spaces and trailing empty lines are ignored. Everything else must match, including letter case.';

/** Equal for outputs that count as the same. Without regular expressions: on spaces that nothing ends they take the square of the time. */
export function normalizeOutput(output: string): string {
  return output
    .trimEnd()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
}

/** Whether an output is the expected one by `OUTPUT_RULE`; `\r\n` ends a line like `\n`. */
export function isSameOutput(actual: string, expected: string): boolean {
  return normalizeOutput(actual) === normalizeOutput(expected);
}
