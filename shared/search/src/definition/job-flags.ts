import { flag, type FilterKey } from './filter-definition';

/** Flags of the search bar for all jobs. */
export const jobFlags: readonly FilterKey[] = [
  flag('fullTime', 'Full time'),
  flag('partTime', 'Part time'),
  flag('remote', 'Remote'),
  flag('recent', 'Last 7 days'),
];

/** Further flags of the search bar for government jobs. */
export const governmentFlags: readonly FilterKey[] = [
  flag('central', 'Central'),
  flag('state', 'State'),
  flag('psu', 'PSU'),
];

/** Further flags of the search bar for private jobs. */
export const privateFlags: readonly FilterKey[] = [
  flag('startups', 'Startups'),
  flag('mnc', 'MNC'),
  flag('contract', 'Contract'),
];
