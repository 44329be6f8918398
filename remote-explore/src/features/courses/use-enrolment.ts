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

/** The member's place in a course, and how it is taken and left. */
export interface EnrolmentControl {
  state: 'loading' | 'failed' | 'open' | 'enrolled';
  enrolledAt: string | null;
  isEnrolling: boolean;
  enrol: () => void;
  /** Rejects with the reason when it did not work. */
  leave: () => Promise<void>;
  /** Reads the state once more. */
  retry: () => Promise<unknown>;
}

export function useEnrolment({ courseId, coursename }: Course): EnrolmentControl {
  const queryClient = useQueryClient();
  const isMember = useSession(({ status }) => status === 'member');
  const query = enrolmentQuery(courseId);
  const { data, errorUpdateCount, refetch } = useQuery({ ...query, enabled: isMember });
  const [isEnrolling, setEnrolling] = useState(false);
  const isBusy = useRef(false);

  const keep = async (enrolment: Enrolment) => {
    // An answer that is still on its way is older than this one.
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
      await keep(await setEnrolment(courseId, true));
      say('success', `You are enrolled in ${short(coursename)}.`);
    } catch (error) {
      if (isApiError(error) && error.code === 'SESSION_ENDED') throw error;
      const reason = isApiError(error) ? error.message : 'Please try again.';
      say('error', `You could not be enrolled in ${short(coursename)}. ${reason}`);
    } finally {
      isBusy.current = false;
      setEnrolling(false);
    }
  });

  const leave = async () => {
    await keep(await setEnrolment(courseId, false));
    say('info', `You have left ${short(coursename)}.`);
    // The review is gone as well, and with it the rating that it was part of.
    void queryClient.invalidateQueries({ queryKey: courseQuery(courseId).queryKey });
  };

  const known = isMember ? data : undefined;
  // A further attempt keeps the button that asks for it, and the focus there.
  const unread = errorUpdateCount > 0 ? 'failed' : 'loading';
  return {
    state: known?.enrolled ? 'enrolled' : isMember && !known ? unread : 'open',
    enrolledAt: known?.enrolledAt ?? null,
    isEnrolling,
    enrol,
    leave,
    retry: refetch,
  };
}

function say(kind: 'success' | 'error' | 'info', message: string): void {
  bus.publish('toast:requested', { kind, message }, SENDER);
}

const short = (name: string) => (name.length > 120 ? `${name.slice(0, 119)}…` : name);
