import { bus } from '@sopaan/events/bus';
import { useBusy } from '@sopaan/session/busy';
import { Button } from '@sopaan/ui/core';
import { ApiForm, ErrorSummary, FormTextField, SubmitButton } from '@sopaan/ui/forms';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@sopaan/ui/panels';
import { useQueryClient } from '@tanstack/react-query';
import { useId, type CSSProperties, type ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import { Rejection } from './rejection';
import { RELEASE_CHANGE } from './release-change';

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

/** A dialog that confirms a change of the registry. Stays open and shows the reasons when the registry rejects it. */
export function ChangeDialog<Values extends object>(props: ChangeDialogProps<Values>) {
  const { title, initialValues, schema, submitLabel, why, children, onClose } = props;
  const titleId = useId();
  const queryClient = useQueryClient();
  useBusy(RELEASE_CHANGE, title);

  const send = async (values: Values) => {
    await props.send(values);
    void queryClient.invalidateQueries({ queryKey: ['releases'] });
    if (props.successMessage) {
      bus.publish('toast:requested', { kind: 'success', message: props.successMessage }, 'host');
    }
    (props.onDone ?? onClose)();
  };

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      // A click on the backdrop must not discard what was typed.
      onClose={(_event, cause) => cause === 'escapeKeyDown' && onClose()}
    >
      <ApiForm initialValues={initialValues} schema={schema} send={send} style={column}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
          <ErrorSummary />
          <Rejection onRefresh={props.onRefresh} />
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
      </ApiForm>
    </Dialog>
  );
}

/** The fields scroll, the buttons stay visible. */
const column: CSSProperties = { display: 'flex', flexDirection: 'column', minHeight: 0 };
