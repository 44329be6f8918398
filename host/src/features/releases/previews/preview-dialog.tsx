import { call } from '@sopaan/api-client/call';
import { paths } from '@sopaan/contract/paths';
import { PREVIEW_PARAMETER } from '@sopaan/contract/release';
import { createPreviewEndpoint } from '@sopaan/schemas/release-preview';
import { FormSelect, FormTextField } from '@sopaan/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { environmentsQuery } from '../api/get-environments';
import { ChangeDialog } from '../change/change-dialog';
import { PRODUCTION } from '../console/environment-choice';
import { named } from '../console/named';
import { PartFields } from '../parts/part-fields';
import type { PartValues } from '../parts/parts-schema';
import { useUnits } from '../parts/use-units';
import { previewFormSchema } from './preview-form-schema';
import { ShownOnce } from '../change/shown-once';

interface PreviewDialogProps {
  /** What is chosen to begin with. */
  parts: PartValues[];
  onClose: () => void;
}

/** Makes a preview link, and shows it once. */
export function PreviewDialog({ parts, onClose }: PreviewDialogProps) {
  const [link, setLink] = useState('');
  const units = useUnits();
  const { data: environments = [] } = useQuery(environmentsQuery());
  if (link) {
    return (
      <ShownOnce
        title="The preview link"
        label="Link"
        value={link}
        warning="It is not shown again. Whoever opens it sees these releases, until it expires or is revoked. Any other path of the site takes the same parameter."
        onClose={onClose}
      />
    );
  }
  return (
    <ChangeDialog
      title="Make a preview"
      initialValues={{ environment: PRODUCTION, parts, days: '7', note: '' }}
      schema={previewFormSchema}
      submitLabel="Make the link"
      send={async ({ environment, days, note, parts: chosen }) => {
        const { token } = await call(createPreviewEndpoint, {
          environment,
          parts: chosen,
          days: Number(days),
          note: note.trim(),
        });
        const url = new URL(paths.home, location.origin);
        url.searchParams.set(PREVIEW_PARAMETER, token);
        setLink(url.href);
      }}
      onDone={() => undefined}
      onClose={onClose}
    >
      <PartFields units={units} />
      <FormSelect
        name="environment"
        label="Everything else as in"
        options={named(environments.map(({ name }) => name))}
        required
      />
      <FormTextField
        name="days"
        label="Days until it expires"
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        required
      />
      <FormTextField name="note" label="Note" hint="What is to be looked at." />
    </ChangeDialog>
  );
}
