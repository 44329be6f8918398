import { paths } from '@sopaan/contract/paths';
import type { User } from '@sopaan/schemas/account/user';
import type { PublicProfileSettings } from '@sopaan/schemas/public-profile/public-profile';
import { Button, Icon } from '@sopaan/ui/core';
import { Checkbox, FormControlLabel } from '@sopaan/ui/forms';
import { useState } from 'react';
import { toResume } from '@sopaan/schemas/resume/to-resume';
import { saveJson } from '../../../components/files/save-json';
import { ResumeCard } from './resume-card';

interface ExportCardProps {
  user: User;
  settings: PublicProfileSettings | undefined;
}

export function ExportCard({ user, settings }: ExportCardProps) {
  const [hasContact, setHasContact] = useState(false);
  const download = () => {
    const publicUrl = settings?.isPublic
      ? new URL(paths.publicProfile(settings.username), location.origin).href
      : undefined;
    saveJson('resume.json', toResume(user, { publicUrl, hasContact }));
  };
  return (
    <ResumeCard
      title="Export"
      description="The sections of your profile as one file, which other programs read and which can be imported here again. To get pictures and settings too, use “Download everything” in your settings."
    >
      <FormControlLabel
        label="Include my email, phone number and city"
        sx={{ minHeight: 44 }}
        control={
          <Checkbox
            checked={hasContact}
            onChange={(_event, isChecked) => setHasContact(isChecked)}
          />
        }
      />
      <Button variant="contained" startIcon={<Icon name="download" />} onClick={download}>
        Download resume.json
      </Button>
    </ResumeCard>
  );
}
