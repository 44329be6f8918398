import { isApiError } from '@sopaan/api-client/call';
import type { User } from '@sopaan/schemas/account/user';
import { Alert, Box, Button, Typography } from '@sopaan/ui/core';
import { useState } from 'react';
import { useImportResume } from '../api/use-import-resume';
import type { ReadResume } from '../from-resume';
import { describeImport, pickSections, type SectionName } from '../imported-section';
import { ImportError } from './import-error';
import { SectionPreview } from './section-preview';

interface ImportPreviewProps {
  user: User;
  resume: ReadResume;
  onReload: () => Promise<unknown>;
  onDone: () => void;
  onCancel: () => void;
}

/** Each section of the file beside that of the profile, to be chosen one by one. */
export function ImportPreview({ user, resume, onReload, onDone, onCancel }: ImportPreviewProps) {
  const sections = describeImport(user, resume.sections);
  const [chosen, setChosen] = useState<ReadonlySet<SectionName>>(
    new Set(sections.map(({ name }) => name)),
  );
  const { mutate, isPending, error, reset } = useImportResume();

  const toggle = (name: SectionName) =>
    setChosen(
      new Set(chosen.has(name) ? [...chosen].filter((each) => each !== name) : [...chosen, name]),
    );
  const save = () => {
    if (isPending || chosen.size === 0) return;
    const request = {
      updatedAt: user.updatedAt,
      sections: pickSections(resume.sections, chosen),
    };
    mutate(request, { onSuccess: onDone });
  };
  const reload = async () => {
    await onReload();
    reset();
  };

  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%' }}>
      <Typography>
        {sections.length > 0
          ? 'The chosen sections are replaced as a whole. The others stay as they are.'
          : 'The file has nothing for any section of your profile.'}
      </Typography>
      {resume.leftOut.length > 0 && (
        <Alert severity="info">{`Not imported, as a profile has no place for it: ${resume.leftOut.join(', ')}.`}</Alert>
      )}
      {sections.map((section) => (
        <SectionPreview
          key={section.name}
          section={section}
          isChosen={chosen.has(section.name)}
          onToggle={() => toggle(section.name)}
        />
      ))}
      {error && (
        <ImportError
          error={error}
          onReload={isApiError(error) && error.code === 'CONFLICT' ? reload : undefined}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {sections.length > 0 && (
          <Button variant="contained" aria-disabled={isPending || chosen.size === 0} onClick={save}>
            {isPending ? 'Saving…' : 'Replace these sections'}
          </Button>
        )}
        <Button onClick={onCancel}>Cancel</Button>
      </Box>
      {chosen.size === 0 && sections.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          Choose at least one section.
        </Typography>
      )}
    </Box>
  );
}
