import { PUBLIC_SECTIONS, type PublicSection } from '@sopaan/schemas/public-profile/public-profile';
import { Checkbox, FormControl, FormControlLabel, FormGroup, FormLabel } from '@sopaan/ui/forms';
import { SECTION_LABELS } from '../../../components/section-editing/section-labels';

interface VisibleSectionsProps {
  sections: readonly PublicSection[];
  onChange: (section: PublicSection, isShown: boolean) => void;
}

export function VisibleSections({ sections, onChange }: VisibleSectionsProps) {
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">Sections on the page</FormLabel>
      <FormGroup row>
        {PUBLIC_SECTIONS.map((section) => (
          <FormControlLabel
            key={section}
            label={SECTION_LABELS[section]}
            sx={{ minHeight: 44, minWidth: 140 }}
            control={
              <Checkbox
                checked={sections.includes(section)}
                onChange={(_event, isShown) => onChange(section, isShown)}
              />
            }
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}
