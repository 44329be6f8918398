import { paths } from '@sopaan/contract/paths';
import { bus } from '@sopaan/events/bus';
import {
  ALERT_FREQUENCIES,
  savedSearchChoicesSchema,
  type SavedSearch,
  type SavedSearchChoices,
} from '@sopaan/schemas/saved-searches/saved-search';
import { alertFrequencyOptions } from '@sopaan/search/alert-frequencies';
import { writeFilters } from '@sopaan/search/filter-codec';
import { withoutSort } from '@sopaan/search/filters';
import { AppLink, Box, Button, Typography } from '@sopaan/ui/core';
import { DirtyObserver } from '@sopaan/ui/dirty-observer';
import { ApiForm, FormRadioGroup, FormTextField, SubmitButton } from '@sopaan/ui/forms';
import { useSaveSearch } from '../api/use-save-search';
import { searchName } from '../search-name';
import type { SaveSearchProps } from './save-search-props';

interface SaveSearchFormProps extends SaveSearchProps {
  /** The search with these filters, if it has been saved before. */
  saved: SavedSearch | undefined;
  onDirty: (isDirty: boolean) => void;
  onSaved: () => void;
  onCancel: () => void;
}

/** The name of a search and how often its new jobs are emailed. */
export function SaveSearchForm({
  list,
  noun,
  filters,
  saved,
  onDirty,
  onSaved,
  onCancel,
}: SaveSearchFormProps) {
  const { definition, optimistic } = filters;
  const { mutateAsync: save } = useSaveSearch();
  const initialValues: SavedSearchChoices = {
    name: saved?.name ?? searchName(definition, optimistic, noun),
    frequency: ALERT_FREQUENCIES.find((known) => known === saved?.frequency) ?? 'daily',
  };
  return (
    <ApiForm
      initialValues={initialValues}
      schema={savedSearchChoicesSchema}
      send={async (values) => {
        const choices = savedSearchChoicesSchema.cast(values);
        await save({ ...choices, list, query: writeFilters(definition, withoutSort(optimistic)) });
        const message = `“${choices.name}” is saved in your profile.`;
        bus.publish('toast:requested', { kind: 'success', message, key: 'saved' }, 'explore');
        onSaved();
      }}
      errorTitle="The search could not be saved"
    >
      <DirtyObserver onChange={onDirty} />
      <Typography>
        We tell you about new {noun.plural} with these filters in your notices, and by email if you
        like.
      </Typography>
      <FormTextField name="name" label="Name" required />
      <FormRadioGroup
        name="frequency"
        label="Emails"
        options={alertFrequencyOptions}
        hint="Every email has an unsubscribe link."
        required
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <SubmitButton pending="Saving…">Save</SubmitButton>
        <Button onClick={onCancel}>Cancel</Button>
        <AppLink to={paths.profile('saved')} sx={{ ml: 'auto', py: 1.25 }}>
          Your saved searches
        </AppLink>
      </Box>
    </ApiForm>
  );
}
