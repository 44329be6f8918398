import { dateText } from '@sopaan/ui/display';
import { FormSelect } from '@sopaan/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { newestReleasesQuery } from '../api/get-releases';

/** Offers the newest releases of a unit; an older one can be typed. */
export function ReleaseSelect({ name, unit }: { name: string; unit: string }) {
  const newest = useQuery(newestReleasesQuery(unit));
  const options = (newest.data ?? []).map(({ release, publishedAt, author }) => ({
    value: release,
    label: [release, dateText(publishedAt, { time: true }), author].filter(Boolean).join(', '),
  }));
  return (
    <FormSelect
      name={name}
      label="Release"
      options={options}
      loading={newest.isLoading}
      creatable
      required
      hint={hintOf(unit, newest.isError)}
    />
  );
}

function hintOf(unit: string, failed: boolean): string {
  if (unit === '') return 'Choose a unit first.';
  return failed ? 'The list could not be loaded. Enter the release.' : 'Newest first.';
}
