import { bus } from '@sopaan/events/bus';
import { Box, Button } from '@sopaan/ui/core';
import { ErrorSummary, Form, Formik, FormTextField, SubmitButton } from '@sopaan/ui/forms';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@sopaan/ui/panels';
import { useQueryClient } from '@tanstack/react-query';
import { useId, type CSSProperties, type ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import { Refusal } from './refusal';
import { useBusy } from './use-busy';
import { useRefusal } from './use-refusal';

interface ChangeDialogProps<Values extends object> {
  title: string;
  initialValues: Values;
  schema: ObjectSchema<Values>;
  submitLabel: string;
  /** Changes the registry; what it throws is shown. */
  send: (values: Values) => Promise<unknown>;
  /** Said when it is done; without one, `onDone` shows it. */
  done?: string;
  onDone?: () => void;
  onClose: () => void;
  /** Reads anew what the decision is based on. */
  onLookAgain?: () => Promise<unknown>;
  /** Its form has the field `why`, for the audit log. */
  why?: 'required' | 'optional';
  children?: ReactNode;
}

/** Asks before it changes the registry, and stays with its reasons when the registry refuses. */
export function ChangeDialog<Values extends object>(props: ChangeDialogProps<Values>) {
  const { title, initialValues, schema, submitLabel, why, children, onClose } = props;
  const titleId = useId();
  const queryClient = useQueryClient();
  const refusal = useRefusal();
  useBusy(title);

  const submit = (values: Values) =>
    refusal.watch(async () => {
      await props.send(values);
      void queryClient.invalidateQueries({ queryKey: ['releases'] });
      if (props.done) {
        bus.publish('toast:requested', { kind: 'success', message: props.done }, 'host');
      }
      (props.onDone ?? onClose)();
    });

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      // A slip of the pointer does not throw away what was typed.
      onClose={(_event, cause) => cause === 'escapeKeyDown' && onClose()}
    >
      <Formik initialValues={initialValues} validationSchema={schema} onSubmit={submit}>
        <Form style={column}>
          <DialogTitle id={titleId}>{title}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
            <ErrorSummary />
            <Box ref={refusal.box} tabIndex={-1} sx={{ '&:empty': { display: 'none' } }}>
              {refusal.error && (
                <Refusal
                  error={refusal.error}
                  onLookAgain={
                    props.onLookAgain && (() => void refusal.watch(props.onLookAgain ?? nothing))
                  }
                />
              )}
            </Box>
            {children}
            {why && (
              <FormTextField
                name="why"
                label="Why"
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

/** The fields scroll, the buttons stay in sight. */
const column: CSSProperties = { display: 'flex', flexDirection: 'column', minHeight: 0 };

const nothing = () => Promise.resolve();
