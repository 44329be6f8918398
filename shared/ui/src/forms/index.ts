/**
 * Form components. The host provides them to remotes at run time and loads them with the first screen that has a form. Exported names must
 * not change within a major version.
 */
export { default as Checkbox } from '@mui/material/Checkbox';
export { default as FormControl } from '@mui/material/FormControl';
export { default as FormControlLabel } from '@mui/material/FormControlLabel';
export { default as FormGroup } from '@mui/material/FormGroup';
export { default as FormHelperText } from '@mui/material/FormHelperText';
export { default as FormLabel } from '@mui/material/FormLabel';
export { default as InputAdornment } from '@mui/material/InputAdornment';
export { default as Radio } from '@mui/material/Radio';
export { default as RadioGroup } from '@mui/material/RadioGroup';
export { default as Rating } from '@mui/material/Rating';
export { default as Switch } from '@mui/material/Switch';

export { FieldArray, useField, useFormik, useFormikContext } from 'formik';
export { Formik } from './field/formik';
export type { FormikHelpers } from 'formik';

export { ApiForm, type ApiFormProps } from './api-form/api-form';
export { FormError, type FormErrorProps } from './api-form/form-error';
export { OutcomeBox } from './api-form/outcome-box';
export { useSubmitFailure } from './api-form/submit-failure';
export { ContactForm, type ContactFormProps, type ContactValues } from './contact/contact-form';
export type { BotChecks } from './contact/use-bot-checks';
export { Form } from './field/form';
export { FormCheckbox } from './field/form-checkbox';
export { FormCodeField } from './field/form-code-field';
export { FormMultiSelect } from './field/form-multi-select';
export { FormPasswordField } from './field/form-password-field';
export { FormRadioGroup } from './field/form-radio-group';
export { FormSelect } from './field/form-select';
export { FormSwitch } from './field/form-switch';
export { FormTextField, type FormTextFieldProps } from './field/form-text-field';
export { TextField, type TextFieldProps } from './field/text-field';
export { MultiSelect, type MultiSelectProps } from './select/multi-select';
export { Select, type SelectProps } from './select/select';
export type { SelectOption } from './select/select-option';
export { ErrorSummary } from './summary/error-summary';
export { SubmitButton } from './summary/submit-button';
