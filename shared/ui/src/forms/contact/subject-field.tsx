import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { FormSelect } from '../field/form-select';

export interface SubjectOption {
  value: string;
  label: string;
}

interface SubjectFieldProps {
  options: readonly SubjectOption[];
  /** The subject that the URL of the page selects. It may change while the form is open; the other fields are then kept. */
  chosen: string | undefined;
}

/** What the message is about. */
export function SubjectField({ options, chosen }: SubjectFieldProps) {
  const { setFieldValue } = useFormikContext();
  useEffect(() => {
    if (chosen !== undefined) void setFieldValue('subject', chosen);
  }, [chosen, setFieldValue]);
  return <FormSelect name="subject" label="Subject" options={options} />;
}
