import type { Course, CourseChapter, CourseListItem } from '@sopaan/schemas/courses/course';

export interface CourseListRow {
  id: string;
  name: string;
  subtitle: string;
  avatar: string;
  duration_weeks: number;
  hours_per_week: number;
  fee: number;
  currency: string;
  category: string;
  level: string;
  languages: string[];
  place: string;
  rating: number;
  review_count: number;
  enrolled_count: number;
  teacher: string;
  created_at: Date;
  institute_name: string | null;
}

export interface CourseRow extends CourseListRow {
  description: string;
  chapters: CourseChapter[];
  /** The kind of the content of each lesson that has one, by the id of the lesson. */
  lesson_kinds: Readonly<Record<string, string>>;
  audience: string;
  like_count: number;
  what_you_learn: string[];
  key_takeaways: string[];
  career_growth: string[];
  featured: string[];
  course_category: string;
  certificate: boolean;
  institute_id: string | null;
  institute_description: string;
  institute_logo: string;
  institute_owner: string;
  institute_landmark: string;
  institute_zipcode: string;
  institute_city: string;
  institute_state: string;
  institute_phone: string;
  institute_email: string;
}

export function toCourseListItem(row: CourseListRow): CourseListItem {
  return {
    courseId: row.id,
    coursename: row.name,
    coursesubtitle: row.subtitle,
    courseavatar: row.avatar,
    duration: row.duration_weeks === 1 ? '1 week' : `${row.duration_weeks} weeks`,
    weeks: row.duration_weeks,
    hoursPerWeek: row.hours_per_week,
    fee: row.fee,
    currency: row.currency,
    category: row.category,
    level: row.level,
    languages: row.languages,
    place: row.place,
    rating: row.rating,
    reviewers: row.review_count,
    enrolledstudent: row.enrolled_count,
    teacher: row.teacher,
    createdAt: row.created_at.toISOString(),
    instituteName: row.institute_name ?? '',
  };
}

/** Maps a stored course to the field names of the API. */
export function toCourse(row: CourseRow): Course {
  return {
    ...toCourseListItem(row),
    description: row.description,
    chapters: row.chapters.map((chapter) => ({
      ...chapter,
      videos: chapter.videos.map((video) => ({
        ...video,
        kind: row.lesson_kinds[video._id] ?? '',
      })),
    })),
    Student: row.audience,
    // Clients only count the entries; the ids of the users are private.
    likes: Array.from({ length: row.like_count }, (_, index) => String(index + 1)),
    institution: row.institute_id === null ? [] : [toInstitution(row, row.institute_id)],
    whatYouLearn: row.what_you_learn,
    keyTakeaways: row.key_takeaways,
    careerGrowth: row.career_growth,
    featured: row.featured,
    courseCategory: row.course_category,
    certificate: row.certificate,
  };
}

function toInstitution(row: CourseRow, id: string): Course['institution'][number] {
  return {
    location: {
      landmark: row.institute_landmark,
      zipcode: row.institute_zipcode,
      city: row.institute_city,
      state: row.institute_state,
    },
    instituiondes: row.institute_description,
    instituionlogo: row.institute_logo,
    instituionname: row.institute_name ?? '',
    institutionId: id,
    institutionowner: row.institute_owner,
    contact: { mobnum: row.institute_phone, emailid: row.institute_email },
    instructor: row.teacher,
  };
}
