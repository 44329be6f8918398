import { isApiError } from '@sopaan/api-client/call';
import { bus } from '@sopaan/events/bus';
import type { Course } from '@sopaan/schemas/course';
import type { Enrolment } from '@sopaan/schemas/enrolment';
import { useResumedAction } from '@sopaan/session/resumed-action';
import { useSession } from '@sopaan/session/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { courseQuery } from './api/get-course';
import { enrolmentQuery } from './api/get-enrolment';
import { setEnrolment } from './api/set-enrolment';

const SENDER = 'explore';

/** The member's enrolment in a course, and the actions on it. */
export interface EnrolmentControl {
  state: 'loading' | 'failed' | 'open' | 'enrolled';
  enrolledAt: string | null;
  isEnrolling: boolean;
  enrol: () => void;
  /** Rejects with the error when it fails. */
  leave: () => Promise<void>;
  /** Loads the enrolment again. */
  retry: () => Promise<unknown>;
}

export function useEnrolment({ courseId, coursename }: Course): EnrolmentControl {
  const queryClient = useQueryClient();
  const isMember = useSession(({ status }) => status === 'member');
  const query = enrolmentQuery(courseId);
  const { data, errorUpdateCount, refetch } = useQuery({ ...query, enabled: isMember });
  const [isEnrolling, setEnrolling] = useState(false);
  const isBusy = useRef(false);

  const cacheEnrolment = async (enrolment: Enrolment) => {
    // A fetch in flight would overwrite this with older data.
    await queryClient.cancelQueries({ queryKey: query.queryKey });
    queryClient.setQueryData(query.queryKey, enrolment);
    queryClient.setQueryData(courseQuery(courseId).queryKey, (course) =>
      course ? { ...course, enrolledstudent: enrolment.count } : course,
    );
    bus.publish('enrolment:changed', { courseId, enrolled: enrolment.enrolled }, SENDER);
  };

  const enrol = useResumedAction(`enrol:${courseId}`, async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setEnrolling(true);
    try {
      await cacheEnrolment(await setEnrolment(courseId, true));
      showToast('success', `You are enrolled in ${truncate(coursename)}.`);
    } catch (error) {
      if (isApiError(error) && error.code === 'SESSION_ENDED') throw error;
      const reason = isApiError(error) ? error.message : 'Please try again.';
      showToast('error', `You could not be enrolled in ${truncate(coursename)}. ${reason}`);
    } finally {
      isBusy.current = false;
      setEnrolling(false);
    }
  });

  const leave = async () => {
    await cacheEnrolment(await setEnrolment(courseId, false));
    showToast('info', `You have left ${truncate(coursename)}.`);
    // Leaving also deletes the member's review, which changes the course's rating.
    void queryClient.invalidateQueries({ queryKey: courseQuery(courseId).queryKey });
  };

  const loaded = isMember ? data : undefined;
  // Retrying keeps the retry button on screen, so it keeps the focus.
  const loadState = errorUpdateCount > 0 ? 'failed' : 'loading';
  return {
    state: loaded?.enrolled ? 'enrolled' : isMember && !loaded ? loadState : 'open',
    enrolledAt: loaded?.enrolledAt ?? null,
    isEnrolling,
    enrol,
    leave,
    retry: refetch,
  };
}

function showToast(kind: 'success' | 'error' | 'info', message: string): void {
  bus.publish('toast:requested', { kind, message }, SENDER);
}

const truncate = (name: string) => (name.length > 120 ? `${name.slice(0, 119)}…` : name);
