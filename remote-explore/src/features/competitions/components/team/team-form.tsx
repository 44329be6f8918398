import { Box } from '@sopaan/ui/core';
import { ApiForm, FormTextField, SubmitButton, type ApiFormProps } from '@sopaan/ui/forms';

interface TeamFormProps<Values extends object> {
  name: keyof Values & string;
  label: string;
  hint?: string;
  initialValues: Values;
  schema: ApiFormProps<Values>['schema'];
  submitLabel: string;
  /** Resolves with the error, or with null. */
  onSubmit: (values: Values) => Promise<Error | null>;
}

/** A form with one field. The server's error for the field is shown beside it, every error in the team's panel. */
export function TeamForm<Values extends object>(props: TeamFormProps<Values>) {
  const { name, label, hint, initialValues, schema, submitLabel, onSubmit } = props;
  return (
    <ApiForm
      initialValues={initialValues}
      schema={schema}
      send={async (values) => {
        const error = await onSubmit(values);
        if (error) throw error;
      }}
    >
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <FormTextField
          name={name}
          label={label}
          {...(hint !== undefined && { hint })}
          size="small"
          autoComplete="off"
        />
        <SubmitButton pending="One moment…">{submitLabel}</SubmitButton>
      </Box>
    </ApiForm>
  );
}
