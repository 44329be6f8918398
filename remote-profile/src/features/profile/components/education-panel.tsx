import type { User } from '@sopaan/schemas/user';
import { joined, period } from '../text/profile-text';
import { Entries, Entry } from './entry';
import { NothingYet } from './nothing-yet';

export function EducationPanel({ user }: { user: User }) {
  if (user.education.length === 0) return <NothingYet icon="graduation" title="No education yet" />;
  return (
    <Entries label="Education">
      {user.education.map((education, index) => (
        <Entry
          key={index}
          title={joined([education.degree, education.specialization]) || education.qualification}
          subtitle={education.institution}
          facts={[
            joined([education.qualification, education.degreeType], ' · '),
            period(education.duration),
            education.percentage && `Percentage: ${education.percentage}`,
            education.cgpa ? `CGPA: ${education.cgpa}` : '',
          ]}
        />
      ))}
    </Entries>
  );
}
