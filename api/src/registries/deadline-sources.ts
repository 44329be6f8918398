import { trackedPostDeadlines } from '../modules/applications/tracked-post-deadlines';
import { classDeadlines } from '../modules/live-classes/class-deadlines';
import type { DeadlineSource } from '../modules/notices/deadlines/deadline-source';
import { competitionDeadlines } from '../modules/registrations/notices/competition-deadlines';
import { savedCompetitionDeadlines, savedJobDeadlines } from '../modules/saved/saved-deadlines';

/** What members are reminded of. */
export const DEADLINE_SOURCES: readonly DeadlineSource[] = [
  competitionDeadlines,
  classDeadlines,
  savedJobDeadlines,
  savedCompetitionDeadlines,
  trackedPostDeadlines,
];
