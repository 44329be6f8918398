import { Box, Button, Icon } from '@sopaan/ui/core';
import { FieldArray, FormSelect, useFormikContext } from '@sopaan/ui/forms';
import { noRelease, type ReleasesValues } from './releases-schema';
import { ReleaseSelect } from './release-select';

const MAX_RELEASES = 20;

/** Fields to choose one or more releases, each of a unit: the field `parts` of the form, as in the request. */
export function ReleaseFields({ units }: { units: readonly string[] }) {
  const { values } = useFormikContext<ReleasesValues>();
  const options = units.map((unit) => ({ value: unit, label: unit }));
  return (
    <FieldArray name="parts">
      {({ push, remove }) => (
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
          {values.parts.map(({ unit }, index) => (
            <Box
              key={index}
              component="fieldset"
              aria-label={`Release ${index + 1}`}
              sx={{ ...fields, border: 0, p: 0, m: 0 }}
            >
              <FormSelect name={`parts[${index}].unit`} label="Unit" options={options} required />
              <ReleaseSelect name={`parts[${index}].release`} unit={unit} />
              {values.parts.length > 1 && (
                <Button
                  size="small"
                  startIcon={<Icon name="trash" />}
                  onClick={() => remove(index)}
                  sx={{ justifySelf: 'start' }}
                >
                  Remove release {index + 1}
                </Button>
              )}
            </Box>
          ))}
          {values.parts.length < MAX_RELEASES && (
            <Button size="small" startIcon={<Icon name="plus" />} onClick={() => push(noRelease)}>
              Add another release
            </Button>
          )}
        </Box>
      )}
    </FieldArray>
  );
}

const fields = {
  display: 'grid',
  gap: 1.5,
  width: '100%',
  minWidth: 0,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 2fr' },
};
