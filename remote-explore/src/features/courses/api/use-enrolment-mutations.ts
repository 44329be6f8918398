import { call, isApiError } from '@sopaan/api-client/call';
import { toastName } from '@sopaan/contract/toast-name';
import { bus } from '@sopaan/events/bus';
import type { Course } from '@sopaan/schemas/courses/course';
import {
  enrolEndpoint,
  leaveCourseEndpoint,
  type Enrolment,
} from '@sopaan/schemas/courses/enrolment';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { courseQuery, updateCachedCourse } from './get-course';
import { enrolmentQuery } from './get-enrolment';

const SENDER = 'explore';

/** Enrols the member. The result is shown as a toast. */
export function useEnrol({ courseId, coursename }: Course) {
  const cacheEnrolment = useCacheEnrolment(courseId);
  return useMutation({
    mutationFn: () => call(enrolEndpoint, { id: courseId }),
    async onSuccess(enrolment) {
      await cacheEnrolment(enrolment);
      showToast('success', `You are enrolled in ${toastName(coursename)}.`);
    },
    onError(error) {
      // The login page that follows shows the reason.
      if (isApiError(error) && error.code === 'SESSION_ENDED') return;
      const reason = isApiError(error) ? error.message : 'Please try again.';
      showToast('error', `You could not be enrolled in ${toastName(coursename)}. ${reason}`);
    },
  });
}

/** Ends the enrolment. The dialog that asks for it shows its error. */
export function useLeaveCourse({ courseId, coursename }: Course) {
  const queryClient = useQueryClient();
  const cacheEnrolment = useCacheEnrolment(courseId);
  return useMutation({
    mutationFn: () => call(leaveCourseEndpoint, { id: courseId }),
    async onSuccess(enrolment) {
      await cacheEnrolment(enrolment);
      showToast('info', `You have left ${toastName(coursename)}.`);
      // Leaving also deletes the member's review, which changes the course's rating.
      void queryClient.invalidateQueries({ queryKey: courseQuery(courseId).queryKey });
    },
  });
}

function useCacheEnrolment(courseId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = enrolmentQuery(courseId);
  return async (enrolment: Enrolment) => {
    // A fetch in flight would overwrite the response with older data.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, enrolment);
    updateCachedCourse(queryClient, courseId, { enrolledstudent: enrolment.count });
    // The dashboard lists the member's courses.
    void queryClient.invalidateQueries({ queryKey: ['user'] });
    bus.publish('enrolment:changed', { courseId, enrolled: enrolment.enrolled }, SENDER);
  };
}

function showToast(kind: 'success' | 'error' | 'info', message: string): void {
  bus.publish('toast:requested', { kind, message }, SENDER);
}
