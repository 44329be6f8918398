import type { PublicProfileSettings } from '@sopaan/schemas/public-profile/public-profile';
import { Box } from '@sopaan/ui/core';
import { choicesOf, type UpdateChoices } from '../api/use-public-profile-mutations';
import { ChoiceSwitch } from './choice-switch';
import { VisibleSections } from './visible-sections';

interface PublicPageChoicesProps {
  settings: PublicProfileSettings;
  change: UpdateChoices;
}

/** The switches of the public page. Each change is saved at once. */
export function PublicPageChoices({ settings, change }: PublicPageChoicesProps) {
  const { isPublic, isIndexable, visibleSections } = choicesOf(settings);
  const hasUsername = settings.username !== '';
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <ChoiceSwitch
        label="Show my profile to everyone"
        hint={hasUsername ? 'Anybody with the link can open it.' : 'Choose a username first.'}
        checked={isPublic}
        disabled={!hasUsername}
        onChange={(isOn) => change(() => ({ isPublic: isOn }))}
      />
      <ChoiceSwitch
        label="Let search engines find it"
        hint={
          isPublic
            ? 'Otherwise only people with the link find your page.'
            : 'This takes effect once your profile is shown to everyone.'
        }
        checked={isIndexable}
        onChange={(isOn) => change(() => ({ isIndexable: isOn }))}
      />
      <VisibleSections
        sections={visibleSections}
        onToggle={(section) =>
          change((choices) => ({ visibleSections: toggle(choices.visibleSections, section) }))
        }
      />
    </Box>
  );
}

function toggle<Name>(names: readonly Name[], name: Name): Name[] {
  return names.includes(name) ? names.filter((each) => each !== name) : [...names, name];
}
