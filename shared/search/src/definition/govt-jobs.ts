import { JOB_SORTS } from '@sopaan/schemas/jobs/job-options';
import {
  GOVT_CAREER_STAGES,
  GOVT_EXAMS,
  GOVT_JOB_TYPES,
  GOVT_POSTED_WITHIN,
  GOVT_QUALIFICATIONS,
  GOVT_SECTORS,
  GOVT_WORK_MODES,
} from '@sopaan/schemas/jobs/govt-job-options';
import type { FilterDefinition } from './filter-definition';
import { govtJobSynonyms } from './job-synonyms';

export const govtJobFilters: FilterDefinition = {
  hasLocation: true,
  sorts: JOB_SORTS,
  keys: [
    { key: 'govt_sector', label: 'Sector', options: GOVT_SECTORS },
    { key: 'qualification', label: 'Qualification', options: GOVT_QUALIFICATIONS },
    { key: 'exam_requirement', label: 'Exam', options: GOVT_EXAMS },
    { key: 'job_type', label: 'Job type', options: GOVT_JOB_TYPES },
    { key: 'date_posted', label: 'Posted', options: GOVT_POSTED_WITHIN },
    { key: 'work_mode', label: 'Work mode', options: GOVT_WORK_MODES },
    { key: 'career_stages', label: 'Career stage', options: GOVT_CAREER_STAGES },
  ],
  synonyms: govtJobSynonyms,
};
