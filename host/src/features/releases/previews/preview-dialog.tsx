import { paths } from '@sopaan/contract/paths';
import { PREVIEW_PARAMETER } from '@sopaan/contract/release';
import { FormSelect, FormTextField } from '@sopaan/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createPreview } from '../api/change-previews';
import { environmentsQuery } from '../api/get-environments';
import { ChangeDialog } from '../change/change-dialog';
import { PRODUCTION } from '../console/environment-choice';
import { toOptions } from '../console/to-options';
import { ReleaseFields } from '../release-choice/release-fields';
import type { ReleaseValues } from '../release-choice/releases-schema';
import { useUnits } from '../release-choice/use-units';
import { previewFormSchema } from './preview-form-schema';
import { SecretDialog } from '../change/secret-dialog';

interface PreviewDialogProps {
  /** The initial choice. */
  releases: ReleaseValues[];
  onClose: () => void;
}

/** Creates a preview link and shows it once. */
export function PreviewDialog({ releases, onClose }: PreviewDialogProps) {
  const [link, setLink] = useState('');
  const units = useUnits();
  const { data: environments = [] } = useQuery(environmentsQuery());
  if (link) {
    return (
      <SecretDialog
        title="Preview link"
        label="Link"
        value={link}
        warning="It is shown only once. Anyone with the link sees these releases until it expires or is revoked. The same parameter works on any other path of the site, but not on a site that shows another environment."
        onClose={onClose}
      />
    );
  }
  return (
    <ChangeDialog
      title="Create preview"
      initialValues={{ environment: PRODUCTION, parts: releases, days: '7', note: '' }}
      schema={previewFormSchema}
      submitLabel="Create link"
      send={async ({ environment, days, note, parts: chosen }) => {
        const { token } = await createPreview({
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
      <ReleaseFields units={units} />
      <FormSelect
        name="environment"
        label="Other units from"
        options={toOptions(environments.map(({ name }) => name))}
        required
      />
      <FormTextField
        name="days"
        label="Days until it expires"
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        required
      />
      <FormTextField name="note" label="Note" hint="What reviewers should look at." />
    </ChangeDialog>
  );
}
