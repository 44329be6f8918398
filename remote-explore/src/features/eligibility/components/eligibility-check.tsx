import { GOVT_QUALIFICATIONS } from '@sopaan/schemas/jobs/govt-job-options';
import type { Job } from '@sopaan/schemas/jobs/job';
import { Box, Card, Typography } from '@sopaan/ui/core';
import {
  Form,
  FormCheckbox,
  Formik,
  FormRadioGroup,
  FormSelect,
  SubmitButton,
} from '@sopaan/ui/forms';
import { useId, useState } from 'react';
import { parseDay, dayText } from '../calendar-day';
import { eligibilityInputSchema, type EligibilityInput } from '../eligibility-input';
import { checkEligibility, selectableLimits } from '../check-eligibility';
import { BirthDateFields } from './birth-date-fields';
import { EligibilityResult } from './eligibility-result';

type Government = NonNullable<Job['government']>;

const qualifications = GOVT_QUALIFICATIONS.map((name) => ({ value: name, label: name }));

/** Checks the visitor's eligibility by the rules of the notice, in the browser only. */
export function EligibilityCheck({ government }: { government: Government }) {
  const id = useId();
  const [checked, setChecked] = useState<EligibilityInput>();
  const { age_limits, qualification } = government;
  const cutoff = parseDay(government.age_cutoff_date ?? '');
  const hasAgeRule = cutoff !== undefined && age_limits.length > 0;
  if (!hasAgeRule && qualification.length === 0) return null;
  const categories = selectableLimits(age_limits).map(({ category }) => ({
    value: category,
    label: category,
  }));
  const initial: EligibilityInput = {
    day: '',
    month: '',
    year: '',
    category: categories[0]?.value ?? '',
    hasDisability: false,
    qualification: '',
  };
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ p: { xs: 2, md: 3 }, '@media print': { display: 'none' } }}
    >
      <Typography id={id} variant="h4" component="h2">
        Am I eligible?
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2.5 }}>
        {cutoff && hasAgeRule && `Age is calculated as of ${dayText(cutoff)}. `}
        The check runs in your browser: nothing is sent or stored.
      </Typography>
      <Formik
        initialValues={initial}
        validationSchema={hasAgeRule ? eligibilityInputSchema : undefined}
        onSubmit={(values, { setSubmitting }) => {
          setChecked(values);
          setSubmitting(false);
        }}
      >
        <Form aria-labelledby={id}>
          <Box sx={{ display: 'grid', gap: 2.5, maxWidth: '36rem' }}>
            {hasAgeRule && (
              <>
                <BirthDateFields />
                <FormRadioGroup name="category" label="Your category" options={categories} />
                <FormCheckbox
                  name="hasDisability"
                  label="I am a person with a benchmark disability (PwD)"
                />
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
