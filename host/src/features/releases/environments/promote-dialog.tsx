import { call } from '@sopaan/api-client/call';
import { promoteEndpoint, type Environment } from '@sopaan/schemas/release-environment';
import { FormRadioGroup, FormTextField, useFormikContext } from '@sopaan/ui/forms';
import { ChangeDialog } from '../change/change-dialog';
import { SeenEnvironment } from '../change/seen-environment';
import { useSeen } from '../change/use-seen';
import { PartFields } from '../parts/part-fields';
import { useUnits } from '../parts/use-units';
import { noPromotion, promoteSchema, type PromoteValues } from './promote-schema';

interface PromoteDialogProps {
  environment: Environment;
  onClose: () => void;
}

/** Puts releases into an environment, for everyone or for a part of the visitors. */
export function PromoteDialog({ environment, onClose }: PromoteDialogProps) {
  const { seen, before, lookAgain } = useSeen(environment);
  const units = useUnits();
  return (
    <ChangeDialog
      title={`Promote to ${seen.name}`}
      initialValues={noPromotion}
      schema={promoteSchema}
      why="optional"
      submitLabel="Promote"
      send={({ parts, share, percent, why }) =>
        call(promoteEndpoint, {
          environment: seen.name,
          expected: seen.revision,
          parts,
          why: why.trim(),
          ...(share === 'part' && { percent: Number(percent) }),
        })
      }
      done={`Promoted to ${seen.name}.`}
      onClose={onClose}
      onLookAgain={lookAgain}
    >
      <SeenEnvironment seen={seen} before={before} />
      <PartFields units={units} />
      <ShareFields />
    </ChangeDialog>
  );
}

const shares = [
  { value: 'all', label: 'Everyone' },
  { value: 'part', label: 'A part of the visitors (canary)' },
];

function ShareFields() {
  const { values } = useFormikContext<PromoteValues>();
  return (
    <>
      <FormRadioGroup name="share" label="For" options={shares} />
      {values.share === 'part' && (
        <FormTextField
          name="percent"
          label="Percent of the visitors"
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          required
          hint="A canary that fails more than the present set stops by itself."
        />
      )}
    </>
  );
}
