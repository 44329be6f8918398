import { isApiError } from '@sopaan/api-client/call';
import type { Course } from '@sopaan/schemas/courses/course';
import { useResumedAction } from '@sopaan/session/resumed-action';
import { useSession } from '@sopaan/session/session';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { enrolmentQuery } from './api/get-enrolment';
import { useEnrol, useLeaveCourse } from './api/use-enrolment-mutations';

/** The member's enrolment in a course, and the actions on it. */
export interface EnrolmentControl {
  state: 'loading' | 'failed' | 'open' | 'enrolled';
  enrolledAt: string | null;
  isEnrolling: boolean;
  enrol: () => void;
  /** Rejects with the error when it fails. */
  leave: () => Promise<unknown>;
  /** Loads the enrolment again. */
  retry: () => Promise<unknown>;
}

export function useEnrolment(course: Course): EnrolmentControl {
  const isMember = useSession(({ status }) => status === 'member');
  const query = useQuery({ ...enrolmentQuery(course.courseId), enabled: isMember });
  const { mutateAsync: sendEnrolment, isPending: isEnrolling } = useEnrol(course);
  const { mutateAsync: leave } = useLeaveCourse(course);
  // The second click of a double click comes before the first one is rendered.
  const isBusy = useRef(false);

  const enrol = useResumedAction(
    `enrol:${course.courseId}`,
    async () => {
      if (isBusy.current) return;
      isBusy.current = true;
      try {
        await sendEnrolment();
      } catch (error) {
        // The mutation shows every other error.
        if (isApiError(error) && error.code === 'SESSION_ENDED') throw error;
      } finally {
        isBusy.current = false;
      }
    },
    { action: 'enrol', title: course.coursename },
  );

  const enrolment = isMember ? query.data : undefined;
  // Retrying keeps the retry button on screen, so it keeps the focus.
  const loadState = query.errorUpdateCount > 0 ? 'failed' : 'loading';
  return {
    state: enrolment?.enrolled ? 'enrolled' : isMember && !enrolment ? loadState : 'open',
    enrolledAt: enrolment?.enrolledAt ?? null,
    isEnrolling,
    enrol,
    leave: () => leave(),
    retry: query.refetch,
  };
}
