/**
 * The flags of the search bar in links to the lists of jobs, which have a menu for each of them: they are read as the option of
 * the menu, so that bar, menus and chips never disagree. The API gives both the same jobs.
 */
import { flagSynonym, type Synonym } from './filter-definition';
import {
  centralFlag,
  contractFlag,
  fullTimeFlag,
  partTimeFlag,
  psuFlag,
  recentFlag,
  remoteFlag,
  stateFlag,
} from './job-flags';

/** `Remote` as a job type is the work mode of the same name. */
const remoteJobType: Synonym = {
  from: { key: 'jobType', label: 'Job type', options: ['Remote'] },
  value: 'Remote',
  key: 'work_mode',
  option: 'remote',
};

export const privateJobSynonyms: readonly Synonym[] = [
  remoteJobType,
  flagSynonym(fullTimeFlag, 'jobType', 'Full-time'),
  flagSynonym(partTimeFlag, 'jobType', 'Part-time'),
  flagSynonym(contractFlag, 'jobType', 'Contract'),
  flagSynonym(remoteFlag, 'work_mode', 'remote'),
  flagSynonym(recentFlag, 'date_posted', 'Last week'),
];

export const govtJobSynonyms: readonly Synonym[] = [
  flagSynonym(fullTimeFlag, 'job_type', 'Permanent'),
  flagSynonym(partTimeFlag, 'job_type', 'Part-time'),
  flagSynonym(remoteFlag, 'work_mode', 'Remote'),
  flagSynonym(recentFlag, 'date_posted', 'Last week'),
  flagSynonym(centralFlag, 'govt_sector', 'Central Government'),
  flagSynonym(stateFlag, 'govt_sector', 'State Government'),
  flagSynonym(psuFlag, 'govt_sector', 'Public Sector Undertaking (PSU)'),
];
