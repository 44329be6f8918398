import type { SelectOption } from '@sopaan/ui/forms';

/** Options whose label is their value. */
export function toOptions(names: readonly string[]): SelectOption[] {
  return names.map((name) => ({ value: name, label: name }));
}
