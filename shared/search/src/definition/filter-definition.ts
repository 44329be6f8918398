/** The filters of a page, as data: the codec, the bar and the request are derived from it. */

import type { Sort } from './sort-labels';

export interface FilterKey {
  /** The name in the URL and in the request. */
  key: string;
  /** The label of its menu. */
  label: string;
  /** `open`: the options come from the facets. A key whose only option is `true` is a flag. */
  options: readonly string[] | 'open';
  /** The options that its menu offers, unless all. Links may select the others. */
  menuOptions?: readonly string[];
  /** Labels of options whose label differs from their value in the URL. */
  labels?: Readonly<Record<string, string>>;
  /** Other spellings that links use, each with the option that it stands for. */
  aliases?: Readonly<Record<string, string>>;
  /** `menu` by default; `panel`: only under "All filters"; `chip`: only shown while it is selected, by a link. */
  placement?: 'menu' | 'panel' | 'chip';
}

/** A value that links use for an option of another filter. */
export interface Synonym {
  /** The filter that the link names, with the value as its option. */
  from: FilterKey;
  value: string;
  /** The filter that it is read as, and its option. */
  key: string;
  option: string;
}

export interface FilterDefinition {
  keys: readonly FilterKey[];
  /** Read from links, never written. */
  synonyms?: readonly Synonym[];
  /** Whether items have a location, so that a state or a city of India can be selected. */
  hasLocation: boolean;
  /** The orders of the list; the first is the default. */
  sorts?: readonly Sort[] | undefined;
}

const FLAG = 'true';

export function isFlag({ options }: FilterKey): boolean {
  return options !== 'open' && options.length === 1 && options[0] === FLAG;
}

/** A filter that is on or off. */
export function flag(key: string, label: string): FilterKey {
  return { key, label, options: [FLAG], labels: { [FLAG]: label }, placement: 'chip' };
}

/** The options in the menu of a filter: those that it offers, and those that a link has selected. */
export function menuOptions(
  { options, menuOptions: offered }: FilterKey,
  chosen: readonly string[],
): readonly string[] | 'open' {
  if (options === 'open' || offered === undefined) return options;
  return options.filter((option) => offered.includes(option) || chosen.includes(option));
}

export function optionLabel({ labels }: FilterKey, option: string): string {
  return labels?.[option] ?? option;
}

/** A flag that is read as an option of another filter. */
export function flagSynonym(from: FilterKey, key: string, option: string): Synonym {
  return { from, value: FLAG, key, option };
}
