import { flag, type FilterKey } from './filter-definition';

export const fullTimeFlag = flag('fullTime', 'Full time');
export const partTimeFlag = flag('partTime', 'Part time');
export const remoteFlag = flag('remote', 'Remote');
export const recentFlag = flag('recent', 'Last 7 days');
export const centralFlag = flag('central', 'Central');
export const stateFlag = flag('state', 'State');
export const psuFlag = flag('psu', 'PSU');
export const contractFlag = flag('contract', 'Contract');

/** Flags of the search bar for all jobs. */
export const jobFlags: readonly FilterKey[] = [fullTimeFlag, partTimeFlag, remoteFlag, recentFlag];

/** Further flags of the search bar for government jobs. */
export const governmentFlags: readonly FilterKey[] = [centralFlag, stateFlag, psuFlag];

/** Flags for the kind of company. They have no menu. */
export const companyFlags: readonly FilterKey[] = [
  flag('startups', 'Startups'),
  flag('mnc', 'MNC'),
];

/** Further flags of the search bar for private jobs. */
export const privateFlags: readonly FilterKey[] = [...companyFlags, contractFlag];
