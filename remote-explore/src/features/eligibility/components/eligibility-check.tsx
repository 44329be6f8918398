import { GOVT_QUALIFICATIONS } from '@sopaan/schemas/govt-job-options';
import type { Job } from '@sopaan/schemas/job';
import { Box, Card, Typography } from '@sopaan/ui/core';
import { Form, Formik, FormRadioGroup, FormSelect, SubmitButton } from '@sopaan/ui/forms';
import { useId, useState } from 'react';
import { parseDay, dayText } from '../calendar-day';
import { eligibilityInputSchema, type EligibilityInput } from '../eligibility-input';
import { checkEligibility } from '../check-eligibility';
import { BirthDateFields } from './birth-date-fields';
import { EligibilityResult } from './eligibility-result';

type Government = NonNullable<Job['government']>;

const qualifications = GOVT_QUALIFICATIONS.map((name) => ({ value: name, label: name }));

/** Whether one may apply, by the rules of the notice. It is worked out here; nothing leaves the page. */
export function EligibilityCheck({ government }: { government: Government }) {
  const id = useId();
  const [checked, setChecked] = useState<EligibilityInput>();
  const { age_limits, qualification } = government;
  const cutoff = parseDay(government.age_cutoff_date ?? '');
  const asksAge = cutoff !== undefined && age_limits.length > 0;
  if (!asksAge && qualification.length === 0) return null;
  const categories = age_limits.map(({ category }) => ({ value: category, label: category }));
  const initial: EligibilityInput = {
    day: '',
    month: '',
    year: '',
    category: categories[0]?.value ?? '',
    qualification: '',
  };
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, md: 3 } }}>
      <Typography id={id} variant="h4" component="h2">
        Am I eligible?
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2.5 }}>
        {cutoff && asksAge && `Age counts on ${dayText(cutoff)}. `}
        This is worked out in your browser: nothing of it is sent or kept.
      </Typography>
      <Formik
        initialValues={initial}
        validationSchema={asksAge ? eligibilityInputSchema : undefined}
        onSubmit={(values, { setSubmitting }) => {
          setChecked(values);
          setSubmitting(false);
        }}
      >
        <Form aria-labelledby={id}>
          <Box sx={{ display: 'grid', gap: 2.5, maxWidth: '36rem' }}>
            {asksAge && (
              <>
                <BirthDateFields />
                <FormRadioGroup name="category" label="Your category" options={categories} />
              </>
            )}
            {qualification.length > 0 && (
              <FormSelect
                name="qualification"
                label="Your highest qualification (optional)"
                options={qualifications}
                clearable
              />
            )}
            <SubmitButton>Check</SubmitButton>
          </Box>
        </Form>
      </Formik>
      <EligibilityResult findings={checked && checkEligibility(government, checked)} />
    </Card>
  );
}
