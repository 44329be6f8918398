import { getCourseEndpoint, type Course } from '@sopaan/schemas/courses/course';
import {
  enrolEndpoint,
  getEnrolmentEndpoint,
  leaveCourseEndpoint,
  type Enrolment,
} from '@sopaan/schemas/courses/enrolment';
import { likeEndpoints } from '@sopaan/schemas/api/like';
import {
  deleteMyReviewEndpoint,
  getMyReviewEndpoint,
  getReviewsEndpoint,
  putMyReviewEndpoint,
  STARS,
  type MyReview,
  type Review,
  type ReviewForm,
} from '@sopaan/schemas/courses/review';
import { getLiveClassesEndpoint, type LiveClass } from '@sopaan/schemas/live-classes/live-class';
import { getSavedKeysEndpoint } from '@sopaan/schemas/saved/saved';
import { getSimilarCoursesEndpoint } from '@sopaan/schemas/similar/similar-items';
import { fakeNetwork, type FakeNetwork } from '@sopaan/testing/fake-network';
import { aCourse } from './course';

export function aReview(changes: Partial<Review> = {}): Review {
  const at = '2026-10-02T06:00:00.000Z';
  return {
    reviewId: 'review-1',
    name: 'Kavya L.',
    rating: 4,
    text: 'Clear from the first chapter on.',
    createdAt: at,
    updatedAt: at,
    sample: false,
    ...changes,
  };
}

interface Stored {
  course: Partial<Course>;
  likes: number;
  liked: boolean;
  enrolled: boolean;
  others: Review[];
  myReview: Review | null;
  classes: LiveClass[];
}

export interface CourseNetwork extends FakeNetwork {
  stored: Stored;
  enrol: (enrolled: boolean) => Enrolment;
  saveReview: (review: ReviewForm) => MyReview;
}

/** A fake server that stores a course: changes made by one call are visible to the next. */
export function courseNetwork(initial: Partial<Stored> = {}): CourseNetwork {
  const stored: Stored = {
    course: {},
    likes: 3,
    liked: false,
    enrolled: false,
    others: [aReview()],
    myReview: null,
    classes: [],
    ...initial,
  };
  const all = () => (stored.myReview ? [stored.myReview, ...stored.others] : stored.others);
  const summary = () => {
    const ratings = all().map(({ rating }) => rating);
    const sum = ratings.reduce((total, rating) => total + rating, 0);
    return {
      rating: ratings.length > 0 ? sum / ratings.length : 0,
      count: ratings.length,
      distribution: STARS.map((stars) => ({
        stars,
        count: ratings.filter((rating) => rating === stars).length,
      })),
    };
  };
  const like = (liked: boolean) => {
    stored.likes += Number(liked) - Number(stored.liked);
    stored.liked = liked;
    return { liked, count: stored.likes };
  };
  const enrolment = () => ({
    enrolled: stored.enrolled,
    enrolledAt: stored.enrolled ? '2026-11-01T06:00:00.000Z' : null,
    count: 1310 + Number(stored.enrolled),
  });
  const enrol = (enrolled: boolean) => {
    stored.enrolled = enrolled;
    if (!enrolled) stored.myReview = null;
    return enrolment();
  };
  const myReviewResponse = () => ({ review: stored.myReview, summary: summary() });
  const saveReview = ({ rating, text }: ReviewForm) => {
    stored.myReview = aReview({ reviewId: 'own', name: 'Asha R.', rating, text });
    return myReviewResponse();
  };

  const network = fakeNetwork()
    .on(getCourseEndpoint, () =>
      aCourse({
        likes: Array.from({ length: stored.likes }, (_, at) => `${at}`),
        enrolledstudent: enrolment().count,
        ...stored.course,
      }),
    )
    .on(likeEndpoints.course.get, () => ({ liked: stored.liked, count: stored.likes }))
    .on(likeEndpoints.course.put, () => like(true))
    .on(likeEndpoints.course.delete, () => like(false))
    .on(getSavedKeysEndpoint, () => ({ items: [] }))
    .on(getEnrolmentEndpoint, enrolment)
    .on(enrolEndpoint, () => enrol(true))
    .on(leaveCourseEndpoint, () => enrol(false))
    .on(getLiveClassesEndpoint, () => ({ items: stored.classes, nextCursor: null }))
    .on(getSimilarCoursesEndpoint, () => ({ basis: 'newest', items: [] }))
    .on(getReviewsEndpoint, () => ({ items: all(), nextCursor: null, summary: summary() }))
    .on(getMyReviewEndpoint, myReviewResponse)
    .on(putMyReviewEndpoint, saveReview)
    .on(deleteMyReviewEndpoint, () => {
      stored.myReview = null;
      return myReviewResponse();
    });
  return Object.assign(network, { stored, enrol, saveReview });
}
