import { paths } from '@sopaan/contract/paths';
import type { NewNotice } from '../notices/notices.repository';

export function acceptedNotice(userId: string, mentorId: string): NewNotice {
  return {
    userId,
    kind: 'mentor-application',
    title: 'You are now a mentor',
    body: 'Your mentor application was accepted, and members can find your profile.',
    path: paths.mentor(mentorId),
  };
}

export function declinedNotice(userId: string, reason: string): NewNotice {
  return {
    userId,
    kind: 'mentor-application',
    title: 'Your mentor application was declined',
    body: reason,
    path: paths.joinMentor,
  };
}
