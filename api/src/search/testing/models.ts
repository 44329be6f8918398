import { searchCompetitionsEndpoint } from '@sopaan/schemas/competitions/competition';
import { searchCoursesEndpoint } from '@sopaan/schemas/courses/course';
import { getInstitutesEndpoint } from '@sopaan/schemas/institutes/institute';
import { getMentorsEndpoint } from '@sopaan/schemas/mentors/mentor';
import { searchPostsEndpoint } from '@sopaan/schemas/blog/post';
import { searchPracticeEndpoint } from '@sopaan/schemas/practice/practice-item';
import { getQuizzesEndpoint } from '@sopaan/schemas/quizzes/quiz';
import { equals, includes, createModel, within, type Model } from './model';

interface CourseRow {
  id: string;
  category: string;
  level: string;
  featured: string[];
  course_category: string;
  state: string | null;
  city: string | null;
}

interface MentorModelRow {
  id: string;
  domains: string[];
  languages: string[];
  profile_link: string;
  takes_questions: boolean;
  sample: boolean;
}

interface HostEventRow {
  id: string;
  type: string;
  mode: string;
  state: string;
  city: string;
  created_at: Date;
  category: string;
  team_size: string;
  payment: string;
  work_experience: string;
}

interface PostRow {
  id: string;
  category: string;
  tags: string[];
}

interface QuizModelRow {
  id: string;
  topic: string;
  difficulty: string;
  exam_preparation: string[];
}

interface PracticeRow {
  id: string;
  kind: string;
  practice_type: string;
  programming_languages: string[];
  exam_preparation: string[];
  difficulty: string;
  project_type: string;
  test_format: string;
  practice_mode: string;
}

/** A place is a state or a city. */
const isIn = ({ state, city }: { state: string | null; city: string | null }, place: string) =>
  [state, city].includes(place);

/** Models of all searched lists except those of jobs. */
export const models: Readonly<Record<string, Model>> = {
  courses: createModel<CourseRow>({
    endpoint: searchCoursesEndpoint,
    id: 'courseId',
    sql: 'select courses.*, institutes.state, institutes.city from courses left join institutes on institutes.id = institute_id',
    groups: [
      { category: equals((row) => row.category) },
      { level: equals((row) => row.level) },
      { featured: includes((row) => row.featured) },
      { courseCategory: equals((row) => row.course_category) },
      { location: isIn },
    ],
  }),
  competitions: createModel<HostEventRow>({
    endpoint: searchCompetitionsEndpoint,
    id: '_id',
    sql: `select events.*, name as type from events join opportunity_types on opportunity_types.id = opportunity_type_id
      where ends_at > now()`,
    groups: [
      { competitionType: equals((row) => row.type) },
      { eventType: equals((row) => row.mode) },
      {
        datePosted: within((row) => row.created_at, {
          'Last 24 hours': 24,
          'Last 7 days': 24 * 7,
          'Last 30 days': 24 * 30,
        }),
      },
      { category: equals((row) => row.category) },
      { teamSize: equals((row) => row.team_size) },
      { payment: equals((row) => row.payment) },
      { workExperience: equals((row) => row.work_experience) },
      { location: isIn },
    ],
  }),
  quizzes: createModel<QuizModelRow>({
    endpoint: getQuizzesEndpoint,
    id: 'id',
    sql: 'select id, topic, difficulty, exam_preparation from quizzes',
    groups: [
      { topic: equals((row) => row.topic) },
      { difficultyLevel: equals((row) => row.difficulty) },
      { examPreparation: includes((row) => row.exam_preparation) },
      { status: (_, option) => option === 'new' },
    ],
  }),
  practice: createModel<PracticeRow>({
    endpoint: searchPracticeEndpoint,
    id: 'id',
    sql: `select id, 'challenge' as kind, practice_type, programming_languages, exam_preparation, difficulty, project_type, test_format,
        practice_mode from challenges
      union all
      select id, 'quiz', practice_type, '{}', exam_preparation, difficulty, '', test_format, practice_mode from quizzes`,
    groups: [
      { itemKind: equals((row) => row.kind) },
      { practiceType: equals((row) => row.practice_type) },
      { programmingLanguages: includes((row) => row.programming_languages) },
      { examPreparation: includes((row) => row.exam_preparation) },
      { difficultyLevel: equals((row) => row.difficulty) },
      { projectType: equals((row) => row.project_type) },
      { testFormat: equals((row) => row.test_format) },
      { practiceMode: equals((row) => row.practice_mode) },
    ],
  }),
  mentors: createModel<MentorModelRow>({
    endpoint: getMentorsEndpoint,
    id: 'id',
    sql: 'select * from mentors',
    groups: [
      { domain: includes((row) => row.domains) },
      { language: includes((row) => row.languages) },
      { publicPage: (row) => row.profile_link !== '' },
      { takesQuestions: (row) => row.sample && row.takes_questions },
    ],
  }),
  posts: createModel<PostRow>({
    endpoint: searchPostsEndpoint,
    id: 'id',
    sql: 'select id, category, tags from posts where is_published',
    groups: [{ category: equals((row) => row.category) }, { tag: includes((row) => row.tags) }],
  }),
  institutes: createModel<{ id: string; kind: string; state: string; city: string }>({
    endpoint: getInstitutesEndpoint,
    id: 'id',
    sql: 'select * from institutes',
    groups: [{ kind: equals((row) => row.kind) }, { location: isIn }],
  }),
};
