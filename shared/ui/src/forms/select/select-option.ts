export interface SelectOption {
  value: string;
  label: string;
}

/** Options whose label contains the typed text, ignoring letter case. */
export function matchingOptions(options: readonly SelectOption[], typed: string): SelectOption[] {
  const query = normalize(typed);
  return options.filter((option) => normalize(option.label).includes(query));
}

/** Whether an option with this label or value exists, ignoring letter case. */
export function isDuplicate(options: readonly SelectOption[], typed: string): boolean {
  const text = normalize(typed);
  return options.some(
    (option) => normalize(option.label) === text || normalize(option.value) === text,
  );
}

function normalize(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}
