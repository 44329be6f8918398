import type { Course, CourseListItem } from '@sopaan/schemas/courses/course';

const summary = {
  courseId: 'course-1',
  coursename: 'web dev basics',
  coursesubtitle: 'Build pages people can read, on every screen they own',
  courseavatar: '',
  duration: '8 weeks',
  weeks: 8,
  hoursPerWeek: 4,
  fee: 149999,
  currency: 'INR',
  category: 'Web Development',
  level: 'Intermediate',
  languages: ['English', 'Marathi'],
  place: 'Hybrid',
  rating: 4.6,
  reviewers: 27,
  enrolledstudent: 1310,
  teacher: 'Meera Kulkarni',
  createdAt: '2026-03-01T00:00:00.000Z',
};

/** A course as lists have it. */
export function aCourseListItem(changes: Partial<CourseListItem> = {}): CourseListItem {
  return { ...summary, instituteName: 'Deccan Institute', ...changes };
}

/** A course with chapters, with the given changes. */
export function aCourse(changes: Partial<Course> = {}): Course {
  return {
    ...summary,
    description: '<p>From the first tag to a page online.</p>',
    chapters: [
      {
        _id: 'chapter-1',
        title: 'The shape of a page',
        videos: [
          { _id: 'video-1', title: 'Headings and paragraphs', seconds: 754 },
          { _id: 'video-2', title: '', seconds: null },
        ],
      },
      { _id: 'chapter-2', title: 'Putting it online', videos: [] },
    ],
    Student: 'Anyone who can use a browser',
    likes: ['like-1', 'like-2', 'like-3'],
    institution: [
      {
        location: { landmark: 'FC Road', zipcode: '411004', city: 'Pune', state: 'Maharashtra' },
        instituiondes: '<p>Teaches since 1998.</p>',
        instituionlogo: '',
        instituionname: 'Deccan Institute',
        institutionId: 'institute-1',
        institutionowner: 'Deccan Trust',
        contact: { mobnum: '020 5550 9876', emailid: 'office@deccan.example' },
        instructor: 'Meera Kulkarni',
      },
    ],
    whatYouLearn: ['Structure a page with meaningful HTML'],
    keyTakeaways: ['A page of your own'],
    careerGrowth: ['Junior web developer'],
    featured: [],
    courseCategory: '',
    certificate: true,
    ...changes,
  };
}
