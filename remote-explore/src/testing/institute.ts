import type { Institute } from '@sopaan/schemas/institutes/institute';
import { aCourseListItem } from './course';
import { anInstitute } from './home-lists';

/** An institute with all details, with the given changes. */
export function anInstituteDetail(changes: Partial<Institute> = {}): Institute {
  return {
    ...anInstitute,
    location: { landmark: 'FC Road', zipcode: '411004', city: 'Pune', state: 'Maharashtra' },
    courseCount: 1,
    description: '<p>Teaches in <strong>small groups</strong>.</p><script>alert(1)</script>',
    owner: 'Deccan Trust',
    foundedYear: 1998,
    website: 'https://deccan.example/about',
    contact: { mobnum: '+91 20 5550 9876', emailid: 'office@deccan.example' },
    followerCount: 1234,
    courses: [aCourseListItem()],
    ...changes,
  };
}
