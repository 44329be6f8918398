import type { SelectOption } from '@sopaan/ui/forms';

/** Options whose label is their value. */
export function toOptions(values: readonly string[]): SelectOption[] {
  return values.map((value) => ({ value, label: value }));
}
