import { searchCompetitionsEndpoint } from '@sopaan/schemas/competitions/competition';
import { searchCoursesEndpoint } from '@sopaan/schemas/courses/course';
import { getInstitutesEndpoint } from '@sopaan/schemas/institutes/institute';
import { getMentorsEndpoint } from '@sopaan/schemas/mentors/mentor';
import { searchPracticeEndpoint } from '@sopaan/schemas/practice/practice-item';
import { holds, is, modelOf, within, type Model } from './model';

interface CourseRow {
  id: string;
  category: string;
  level: string;
  featured: string[];
  course_category: string;
  state: string | null;
}

interface HostEventRow {
  id: string;
  type: string;
  mode: string;
  state: string;
  created_at: Date;
  category: string;
  team_size: string;
  payment: string;
  work_experience: string;
}

interface PracticeRow {
  id: string;
  practice_type: string;
  programming_languages: string[];
  exam_preparation: string[];
  difficulty: string;
  project_type: string;
  test_format: string;
  practice_mode: string;
}

/** Models of all searched lists except those of jobs. */
export const models: Readonly<Record<string, Model>> = {
  courses: modelOf<CourseRow>({
    endpoint: searchCoursesEndpoint,
    id: 'courseId',
    sql: 'select courses.*, institutes.state from courses left join institutes on institutes.id = institute_id',
    groups: [
      { category: is((row) => row.category) },
      { level: is((row) => row.level) },
      { featured: holds((row) => row.featured) },
      { courseCategory: is((row) => row.course_category) },
      { location: is((row) => row.state ?? '') },
    ],
  }),
  competitions: modelOf<HostEventRow>({
    endpoint: searchCompetitionsEndpoint,
    id: '_id',
    sql: `select events.*, name as type from events join opportunity_types on opportunity_types.id = opportunity_type_id
      where ends_at > now()`,
    groups: [
      { competitionType: is((row) => row.type) },
      { eventType: is((row) => row.mode) },
      {
        datePosted: within((row) => row.created_at, {
          'Last 24 hours': 24,
          'Last 7 days': 24 * 7,
          'Last 30 days': 24 * 30,
        }),
      },
      { category: is((row) => row.category) },
      { teamSize: is((row) => row.team_size) },
      { payment: is((row) => row.payment) },
      { workExperience: is((row) => row.work_experience) },
      { location: is((row) => row.state) },
    ],
  }),
  practice: modelOf<PracticeRow>({
    endpoint: searchPracticeEndpoint,
    id: 'id',
    sql: `select id, practice_type, programming_languages, exam_preparation, difficulty, project_type, test_format,
        practice_mode from challenges
      union all
      select id, practice_type, '{}', exam_preparation, difficulty, '', test_format, practice_mode from quizzes`,
    groups: [
      { practiceType: is((row) => row.practice_type) },
      { programmingLanguages: holds((row) => row.programming_languages) },
      { examPreparation: holds((row) => row.exam_preparation) },
      { difficultyLevel: is((row) => row.difficulty) },
      { projectType: is((row) => row.project_type) },
      { testFormat: is((row) => row.test_format) },
      { practiceMode: is((row) => row.practice_mode) },
    ],
  }),
  mentors: modelOf<{ id: string; domains: string[]; languages: string[] }>({
    endpoint: getMentorsEndpoint,
    id: 'id',
    sql: 'select * from mentors',
    groups: [{ domain: holds((row) => row.domains) }, { language: holds((row) => row.languages) }],
  }),
  institutes: modelOf<{ id: string; kind: string; state: string }>({
    endpoint: getInstitutesEndpoint,
    id: 'id',
    sql: 'select * from institutes',
    groups: [{ kind: is((row) => row.kind) }, { location: is((row) => row.state) }],
  }),
};
