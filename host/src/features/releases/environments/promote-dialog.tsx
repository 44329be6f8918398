import type { Environment } from '@sopaan/schemas/releases/environment';
import { FormRadioGroup, FormTextField, useFormikContext } from '@sopaan/ui/forms';
import { promote } from '../api/change-environment';
import { ChangeDialog } from '../change/change-dialog';
import { EnvironmentSnapshot } from '../change/environment-snapshot';
import { useEnvironmentSnapshot } from '../change/use-environment-snapshot';
import { ReleaseFields } from '../release-choice/release-fields';
import { useUnits } from '../release-choice/use-units';
import { noPromotion, promoteSchema, type PromoteValues } from './promote-schema';

interface PromoteDialogProps {
  environment: Environment;
  onClose: () => void;
}

/** Promotes releases to an environment, for all visitors or as a canary for some of them. */
export function PromoteDialog({ environment, onClose }: PromoteDialogProps) {
  const { snapshot, previous, refresh } = useEnvironmentSnapshot(environment);
  const units = useUnits();
  return (
    <ChangeDialog
      title={`Promote to ${snapshot.name}`}
      initialValues={noPromotion}
      schema={promoteSchema}
      why="optional"
      submitLabel="Promote"
      send={({ parts: releases, share, percent, why }) =>
        promote({
          environment: snapshot.name,
          expected: snapshot.revision,
          parts: releases,
          why: why.trim(),
          ...(share === 'part' && { percent: Number(percent) }),
        })
      }
      successMessage={`Promoted to ${snapshot.name}.`}
      onClose={onClose}
      onRefresh={refresh}
    >
      <EnvironmentSnapshot snapshot={snapshot} previous={previous} />
      <ReleaseFields units={units} />
      <ShareFields />
    </ChangeDialog>
  );
}

const shares = [
  { value: 'all', label: 'Everyone' },
  { value: 'part', label: 'Some visitors (canary)' },
];

function ShareFields() {
  const { values } = useFormikContext<PromoteValues>();
  return (
    <>
      <FormRadioGroup name="share" label="Roll out to" options={shares} />
      {values.share === 'part' && (
        <FormTextField
          name="percent"
          label="Percentage of visitors"
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          required
          hint="A canary that fails more often than the current set stops automatically."
        />
      )}
    </>
  );
}
