import {
  PUBLIC_SECTIONS,
  type ChangePublicProfile,
  type PublicProfileSettings,
  type PublicSection,
} from '@sopaan/schemas/public-profile/public-profile';
import { Box } from '@sopaan/ui/core';
import { useState } from 'react';
import { useChangePublicProfile } from '../api/use-public-profile-mutations';
import { ChoiceSwitch } from './choice-switch';
import { VisibleSections } from './visible-sections';

/** The switches of the public page. Each change is saved at once. */
export function PublicPageChoices({ settings }: { settings: PublicProfileSettings }) {
  const { mutate } = useChangePublicProfile();
  // A mutation reports its variables a moment later, when the next click may have been made already.
  const [unsaved, setUnsaved] = useState<ChangePublicProfile>();
  const stored: ChangePublicProfile = {
    isPublic: settings.isPublic,
    isIndexable: settings.isIndexable,
    visibleSections: knownSections(settings.visibleSections),
  };
  const shown = unsaved ?? stored;
  const hasUsername = settings.username !== '';
  const change = (changes: Partial<ChangePublicProfile>) => {
    const next = { ...shown, ...changes };
    setUnsaved(next);
    mutate(next, { onSettled: () => setUnsaved(undefined) });
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <ChoiceSwitch
        label="Show my profile to everyone"
        hint={hasUsername ? 'Anybody with the link can open it.' : 'Choose a username first.'}
        checked={shown.isPublic}
        disabled={!hasUsername}
        onChange={(isPublic) => change({ isPublic })}
      />
      <ChoiceSwitch
        label="Let search engines find it"
        hint={
          shown.isPublic
            ? 'Otherwise only people with the link find your page.'
            : 'This takes effect once your profile is shown to everyone.'
        }
        checked={shown.isIndexable}
        onChange={(isIndexable) => change({ isIndexable })}
      />
      <VisibleSections
        sections={shown.visibleSections}
        onChange={(visibleSections) => change({ visibleSections })}
      />
    </Box>
  );
}

/** A newer server may know further sections. */
function knownSections(names: readonly string[]): PublicSection[] {
  return PUBLIC_SECTIONS.filter((section) => names.includes(section));
}
