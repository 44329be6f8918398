export interface SelectOption {
  value: string;
  label: string;
}

/** Options whose label holds what was typed, in any letter case. */
export function matchingOptions(options: readonly SelectOption[], typed: string): SelectOption[] {
  const wanted = fold(typed);
  return options.filter((option) => fold(option.label).includes(wanted));
}

/** Whether a new option would repeat one that is there, by label or value, in any letter case. */
export function isDuplicate(options: readonly SelectOption[], typed: string): boolean {
  const wanted = fold(typed);
  return options.some((option) => fold(option.label) === wanted || fold(option.value) === wanted);
}

function fold(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}
