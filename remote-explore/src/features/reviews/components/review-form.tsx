import { isApiError } from '@sopaan/api-client/call';
import {
  REVIEW_TEXT_MAX,
  reviewFormSchema,
  type ReviewForm as Values,
} from '@sopaan/schemas/review';
import { Alert, Box, Button } from '@sopaan/ui/core';
import { ErrorSummary, Form, Formik, FormTextField, SubmitButton } from '@sopaan/ui/forms';
import { useEffect, useRef, useState } from 'react';
import { RatingField } from './rating-field';
import { UnsavedReviewGuard } from './unsaved-review-guard';

interface ReviewFormProps {
  initialValues: Values;
  submitLabel: string;
  /** Keeps the review; what it throws is shown. */
  onSend: (values: Values) => Promise<void>;
  onCancel?: () => void;
}

/** Stars and words. What could not be sent stays. */
export function ReviewForm({ initialValues, submitLabel, onSend, onCancel }: ReviewFormProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const problemBox = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem !== null) problemBox.current?.focus();
  }, [problem]);
  return (
    <Formik
      initialValues={initialValues}
      validationSchema={reviewFormSchema}
      onSubmit={async (values, { setErrors }) => {
        setProblem(null);
        try {
          await onSend(reviewFormSchema.cast(values));
        } catch (error) {
          if (isApiError(error)) setErrors(error.fields);
          setProblem(reasonOf(error));
        }
      }}
    >
      {({ values }) => (
        <Form>
          <UnsavedReviewGuard />
          <Box sx={{ display: 'grid', gap: 2 }}>
            <ErrorSummary />
            <Box ref={problemBox} tabIndex={-1} sx={{ '&:empty': { display: 'none' } }}>
              {problem && (
                <Alert severity="error" title="Your review could not be published.">
                  {problem}
                </Alert>
              )}
            </Box>
            <RatingField name="rating" label="Your rating" />
            <FormTextField
              name="text"
              label="What should others know? (optional)"
              multiline
              minRows={3}
              hint={`${values.text.length} of ${REVIEW_TEXT_MAX.toLocaleString('en-IN')} characters`}
            />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <SubmitButton pending="Publishing…">{submitLabel}</SubmitButton>
              {onCancel && <Button onClick={onCancel}>Cancel</Button>}
            </Box>
          </Box>
        </Form>
      )}
    </Formik>
  );
}

function reasonOf(error: unknown): string {
  if (!isApiError(error)) return 'Please try again. What you wrote is still here.';
  return error.reasons.map(({ message }) => message).join(' ') || error.message;
}
