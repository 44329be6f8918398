import { visibleSectionsOf } from '@sopaan/schemas/public-profile/change-choices';
import type { PublicProfileSettings } from '@sopaan/schemas/public-profile/public-profile';
import { Box } from '@sopaan/ui/core';
import type { ChangeChoices } from '../api/use-public-profile-mutations';
import { ChoiceSwitch } from './choice-switch';
import { VisibleSections } from './visible-sections';

interface PublicPageChoicesProps {
  settings: PublicProfileSettings;
  onChange: ChangeChoices;
}

/** The switches of the public page. Each change is saved at once. */
export function PublicPageChoices({ settings, onChange }: PublicPageChoicesProps) {
  const { isPublic, isIndexable } = settings;
  const hasUsername = settings.username !== '';
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <ChoiceSwitch
        label="Show my profile to everyone"
        hint={hasUsername ? 'Anybody with the link can open it.' : 'Choose a username first.'}
        checked={isPublic}
        disabled={!hasUsername}
        onChange={(isOn) => onChange({ isPublic: isOn })}
      />
      <ChoiceSwitch
        label="Let search engines find it"
        hint={
          isPublic
            ? 'Otherwise only people with the link find your page.'
            : 'This takes effect once your profile is shown to everyone.'
        }
        checked={isIndexable}
        onChange={(isOn) => onChange({ isIndexable: isOn })}
      />
      <VisibleSections
        sections={visibleSectionsOf(settings)}
        onChange={(section, isShown) =>
          onChange(isShown ? { shownSections: [section] } : { hiddenSections: [section] })
        }
      />
    </Box>
  );
}
