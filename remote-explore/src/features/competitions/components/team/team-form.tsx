import { isApiError } from '@sopaan/api-client/call';
import type { teamCodeSchema, teamNameSchema } from '@sopaan/schemas/team';
import { Box } from '@sopaan/ui/core';
import { Form, Formik, FormTextField, SubmitButton } from '@sopaan/ui/forms';

interface TeamFormProps {
  field: 'name' | 'code';
  label: string;
  hint?: string;
  schema: typeof teamNameSchema | typeof teamCodeSchema;
  submitLabel: string;
  /** Resolves with the error, or with null. */
  onSubmit: (value: string) => Promise<Error | null>;
}

/** A form with one field. The server's error for the field is shown beside it. */
export function TeamForm({ field, label, hint, schema, submitLabel, onSubmit }: TeamFormProps) {
  return (
    <Formik
      initialValues={{ [field]: '' }}
      validationSchema={schema}
      onSubmit={async (values, { setFieldError }) => {
        const error = await onSubmit((values[field] ?? '').trim());
        const message = isApiError(error) ? error.fields[field] : undefined;
        if (message) setFieldError(field, message);
      }}
    >
      <Form>
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <FormTextField
            name={field}
            label={label}
            {...(hint !== undefined && { hint })}
            size="small"
            autoComplete="off"
          />
          <SubmitButton pending="One moment…">{submitLabel}</SubmitButton>
        </Box>
      </Form>
    </Formik>
  );
}
