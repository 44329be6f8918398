import { sendContactMessageEndpoint } from '@sopaan/schemas/contact/contact';
import { searchCoursesEndpoint, type CourseListItem } from '@sopaan/schemas/courses/course';
import { getQuizFiguresEndpoint } from '@sopaan/schemas/quizzes/quiz-ranking';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { answerFaq } from './faq-server';

const aListedCourse: CourseListItem = {
  courseId: 'c1',
  coursename: 'web dev basics',
  coursesubtitle: 'Pages from nothing',
  courseavatar: '',
  duration: '6 weeks',
  weeks: 6,
  hoursPerWeek: 4,
  fee: 0,
  currency: 'INR',
  category: 'Web Development',
  level: 'Beginner',
  languages: ['English'],
  place: 'Online',
  rating: 0,
  reviewers: 0,
  enrolledstudent: 0,
  teacher: '',
  createdAt: '2026-01-01T00:00:00.000Z',
  instituteName: 'Narmada Institute',
};

/** A fake API for the product pages. */
export function marketingServer() {
  return answerFaq(fakeNetwork())
    .on(getQuizFiguresEndpoint, () => ({
      questions: 60,
      questionsPerAttempt: 24,
      durationSeconds: 1440,
      people: 0,
    }))
    .on(sendContactMessageEndpoint, () => ({ id: 'message-1', reference: 'M-1' }))
    .on(searchCoursesEndpoint, () => ({
      items: [aListedCourse],
      nextCursor: null,
      total: 1,
      totalIsCapped: false,
      facets: [],
      relaxations: [],
    }));
}
