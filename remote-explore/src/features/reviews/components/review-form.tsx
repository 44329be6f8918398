import { isApiError } from '@sopaan/api-client/call';
import {
  REVIEW_TEXT_MAX,
  reviewFormSchema,
  type ReviewForm as Values,
} from '@sopaan/schemas/courses/review';
import { useBusy } from '@sopaan/session/busy';
import { Box, Button } from '@sopaan/ui/core';
import {
  ApiForm,
  ErrorSummary,
  FormError,
  FormTextField,
  SubmitButton,
  useFormikContext,
} from '@sopaan/ui/forms';
import { RatingField } from './rating-field';

interface ReviewFormProps {
  initialValues: Values;
  submitLabel: string;
  /** Saves the review. The form shows the errors with which it rejects. */
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
  return (
    <ApiForm
      initialValues={initialValues}
      schema={reviewFormSchema}
      send={(values) => onSubmitReview(reviewFormSchema.cast(values))}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <ErrorSummary />
        <FormError title="Your review could not be published.">{errorText}</FormError>
        <RatingField name="rating" label="Your rating" />
        <ReviewTextField />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <SubmitButton pending="Publishing…">{submitLabel}</SubmitButton>
          {onCancel && <Button onClick={onCancel}>Cancel</Button>}
        </Box>
      </Box>
    </ApiForm>
  );
}

/** The text with a character count. While the form has unsent input the page is not updated. */
function ReviewTextField() {
  const { values, dirty } = useFormikContext<Values>();
  useBusy(
    { remote: 'explore', task: 'course-review' },
    dirty ? 'A review is being written.' : null,
  );
  return (
    <FormTextField
      name="text"
      label="What should others know? (optional)"
      multiline
      minRows={3}
      hint={`${values.text.length} of ${REVIEW_TEXT_MAX.toLocaleString('en-IN')} characters`}
    />
  );
}

function errorText(error: Error): string {
  if (!isApiError(error)) return error.message;
  return error.reasons.map(({ message }) => message).join(' ') || error.message;
}
