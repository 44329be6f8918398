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
  /** Saves the review. Its errors are shown. */
  onSubmitReview: (values: Values) => Promise<void>;
  onCancel?: () => void;
}

/** The form of a review. After an error its input is kept. */
export function ReviewForm({
  initialValues,
  submitLabel,
  onSubmitReview,
  onCancel,
}: ReviewFormProps) {
  const [submitError, setSubmitError] = useState<string | null>(null);
  const errorBox = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (submitError !== null) errorBox.current?.focus();
  }, [submitError]);
  return (
    <Formik
      initialValues={initialValues}
      validationSchema={reviewFormSchema}
      onSubmit={async (values, { setErrors }) => {
        setSubmitError(null);
        try {
          await onSubmitReview(reviewFormSchema.cast(values));
        } catch (error) {
          if (isApiError(error)) setErrors(error.fields);
          setSubmitError(errorText(error));
        }
      }}
    >
      {({ values }) => (
        <Form>
          <UnsavedReviewGuard />
          <Box sx={{ display: 'grid', gap: 2 }}>
            <ErrorSummary />
            <Box ref={errorBox} tabIndex={-1} sx={{ '&:empty': { display: 'none' } }}>
              {submitError && (
                <Alert severity="error" title="Your review could not be published.">
                  {submitError}
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

function errorText(error: unknown): string {
  if (!isApiError(error)) return 'Please try again. Your input has been kept.';
  return error.reasons.map(({ message }) => message).join(' ') || error.message;
}
