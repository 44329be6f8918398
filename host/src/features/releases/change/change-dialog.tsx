import { bus } from '@sopaan/events/bus';
import { Box, Button } from '@sopaan/ui/core';
import { ErrorSummary, Form, Formik, FormTextField, SubmitButton } from '@sopaan/ui/forms';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@sopaan/ui/panels';
import { useQueryClient } from '@tanstack/react-query';
import { useId, type CSSProperties, type ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import { Refusal } from './refusal';
import { useBusy } from './use-busy';
import { useFocusedError } from './use-focused-error';

interface ChangeDialogProps<Values extends object> {
  title: string;
  initialValues: Values;
  schema: ObjectSchema<Values>;
  submitLabel: string;
  /** Changes the registry. The error it throws is shown. */
  send: (values: Values) => Promise<unknown>;
  /** The toast on success. Without it, `onDone` shows the result. */
  successMessage?: string;
  onDone?: () => void;
  onClose: () => void;
  /** Refetches the environment that the change is based on. */
  onRefresh?: () => Promise<unknown>;
  /** Adds the field `why`, the reason in the audit log. */
  why?: 'required' | 'optional';
  children?: ReactNode;
}

/** A dialog that confirms a change of the registry. Stays open and shows the reasons when the registry refuses it. */
export function ChangeDialog<Values extends object>(props: ChangeDialogProps<Values>) {
  const { title, initialValues, schema, submitLabel, why, children, onClose } = props;
  const titleId = useId();
  const queryClient = useQueryClient();
  const failure = useFocusedError();
  useBusy(title);

  const submit = (values: Values) =>
    failure.run(async () => {
      await props.send(values);
      void queryClient.invalidateQueries({ queryKey: ['releases'] });
      if (props.successMessage) {
        bus.publish('toast:requested', { kind: 'success', message: props.successMessage }, 'host');
      }
      (props.onDone ?? onClose)();
    });

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      // A click on the backdrop must not discard what was typed.
      onClose={(_event, cause) => cause === 'escapeKeyDown' && onClose()}
    >
      <Formik initialValues={initialValues} validationSchema={schema} onSubmit={submit}>
        <Form style={column}>
          <DialogTitle id={titleId}>{title}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
            <ErrorSummary />
            <Box ref={failure.box} tabIndex={-1} sx={{ '&:empty': { display: 'none' } }}>
              {failure.error && (
                <Refusal
                  error={failure.error}
                  onRefresh={props.onRefresh && (() => void failure.run(props.onRefresh ?? noop))}
                />
              )}
            </Box>
            {children}
            {why && (
              <FormTextField
                name="why"
                label="Reason"
                required={why === 'required'}
                multiline
                minRows={2}
                hint="For the audit log."
              />
            )}
          </DialogContent>
          <DialogActions sx={{ flexWrap: 'wrap' }}>
            <Button onClick={onClose}>Cancel</Button>
            <SubmitButton>{submitLabel}</SubmitButton>
          </DialogActions>
        </Form>
      </Formik>
    </Dialog>
  );
}

/** The fields scroll, the buttons stay visible. */
const column: CSSProperties = { display: 'flex', flexDirection: 'column', minHeight: 0 };

const noop = () => Promise.resolve();
