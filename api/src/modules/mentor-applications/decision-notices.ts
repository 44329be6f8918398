import { paths } from '@sopaan/contract/paths';
import type { NewNotice } from '../notices/notices.repository';

export function acceptedNotice(userId: string, mentorId: string): NewNotice {
  return {
    userId,
    kind: 'mentor-application',
    title: 'You are a mentor now',
    body: 'Your application was accepted, and members can find your profile.',
    path: paths.mentor(mentorId),
  };
}

export function declinedNotice(userId: string, reason: string): NewNotice {
  return {
    userId,
    kind: 'mentor-application',
    title: 'Your application as a mentor was declined',
    body: reason,
    path: paths.joinMentor,
  };
}
