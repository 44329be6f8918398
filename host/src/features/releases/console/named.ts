import type { SelectOption } from '@sopaan/ui/forms';

/** Options that read as they are called. */
export function named(names: readonly string[]): SelectOption[] {
  return names.map((name) => ({ value: name, label: name }));
}
