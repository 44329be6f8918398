import type { User } from '@sopaan/schemas/account/user';
import { periodText } from '@sopaan/schemas/profile/period-text';
import { joinParts } from '../../../components/profile-text';
import { Entries, Entry } from './entry';
import { EmptyPanel } from './empty-panel';

export function EducationPanel({ user }: { user: User }) {
  if (user.education.length === 0) return <EmptyPanel icon="graduation" title="No education yet" />;
  return (
    <Entries label="Education">
      {user.education.map((education, index) => (
        <Entry
          key={index}
          title={joinParts([education.degree, education.specialization]) || education.qualification}
          subtitle={education.institution}
          facts={[
            joinParts([education.qualification, education.degreeType], ' · '),
            periodText(education.duration),
            education.percentage && `Percentage: ${education.percentage}`,
            education.cgpa ? `CGPA: ${education.cgpa}` : '',
          ]}
        />
      ))}
    </Entries>
  );
}
