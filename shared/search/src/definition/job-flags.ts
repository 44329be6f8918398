import { flag, type FilterKey } from './filter-definition';

/** What the search bar asks of every job. */
export const jobFlags: readonly FilterKey[] = [
  flag('fullTime', 'Full time'),
  flag('partTime', 'Part time'),
  flag('remote', 'Remote'),
  flag('recent', 'Last 7 days'),
];

/** What the search bar asks of government jobs besides. */
export const governmentFlags: readonly FilterKey[] = [
  flag('central', 'Central'),
  flag('state', 'State'),
  flag('psu', 'PSU'),
];

/** What the search bar asks of private jobs besides. */
export const privateFlags: readonly FilterKey[] = [
  flag('startups', 'Startups'),
  flag('mnc', 'MNC'),
  flag('contract', 'Contract'),
];
