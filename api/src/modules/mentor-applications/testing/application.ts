import type { MentorApplicationRequest } from '@sopaan/schemas/mentors/mentor-application';

/** A valid application. */
export function anApplication(
  changes: Partial<MentorApplicationRequest> = {},
): MentorApplicationRequest {
  return {
    first_name: 'Meera',
    last_name: 'Iyer',
    gender: 'woman',
    current_role: 'Data Engineer',
    current_org: 'Kaveri Data Works',
    insdustry: 'Information Technology',
    workexperience: 9,
    languages: ['English', 'Tamil'],
    short_heading: 'From spreadsheets to a first job with data.',
    about:
      'I have worked with data for nine years & taught it for four. Ask me about SQL <and> pipelines.',
    profile_link: 'https://example.in/meera',
    social_links: {
      linkedin: 'https://www.linkedin.com/in/meera',
      facebook: '',
      youtube: '',
      instagram: '',
    },
    ...changes,
  };
}
