/** What can be filtered by on one page, as data: the codec, the bar and the request are made from it. */

export interface FilterKey {
  /** The name in the URL and in the request. */
  key: string;
  /** What stands on its menu. */
  label: string;
  /** `open`: whatever the data offer. A key with the one option `true` is a flag. */
  options: readonly string[] | 'open';
  /** How an option reads where that is not how it is spelt in the URL. */
  labels?: Readonly<Record<string, string>>;
  /** Other spellings that links use, each with the option that it means. */
  aliases?: Readonly<Record<string, string>>;
  /** `menu` by default; `panel`: only among all filters; `chip`: only shown while a link has chosen it. */
  placement?: 'menu' | 'panel' | 'chip';
}

export interface FilterDefinition {
  keys: readonly FilterKey[];
  /** Whether items have a place, so that a state of India can be chosen. */
  hasLocation: boolean;
}

const FLAG = 'true';

export function isFlag({ options }: FilterKey): boolean {
  return options !== 'open' && options.length === 1 && options[0] === FLAG;
}

/** A filter that is on or off. */
export function flag(key: string, label: string): FilterKey {
  return { key, label, options: [FLAG], labels: { [FLAG]: label }, placement: 'chip' };
}

export function optionLabel({ labels }: FilterKey, option: string): string {
  return labels?.[option] ?? option;
}
