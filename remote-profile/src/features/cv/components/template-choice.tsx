import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@sopaan/ui/forms';
import { useId } from 'react';
import { CV_TEMPLATES, type CvTemplate } from '../cv-options';

interface TemplateChoiceProps {
  template: CvTemplate;
  onChange: (template: CvTemplate) => void;
}

const labels: Readonly<Record<CvTemplate, string>> = { classic: 'Classic', compact: 'Compact' };

export function TemplateChoice({ template, onChange }: TemplateChoiceProps) {
  const labelId = useId();
  return (
    <FormControl>
      <FormLabel id={labelId}>Template</FormLabel>
      <RadioGroup
        row
        aria-labelledby={labelId}
        value={template}
        onChange={(_event, value) => {
          const chosen = CV_TEMPLATES.find((each) => each === value);
          if (chosen) onChange(chosen);
        }}
      >
        {CV_TEMPLATES.map((each) => (
          <FormControlLabel
            key={each}
            value={each}
            label={labels[each]}
            control={<Radio />}
            sx={{ minHeight: 44 }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
