import { bus } from '@sopaan/events/bus';
import { DirtyObserver } from '@sopaan/ui/dirty-observer';
import { ApiForm, SubmitButton, type ApiFormProps } from '@sopaan/ui/forms';
import type { SettingsFormProps } from '../dialog/settings-dialog';

interface Props<Values extends object>
  extends
    SettingsFormProps,
    Pick<
      ApiFormProps<Values>,
      'label' | 'initialValues' | 'schema' | 'toFieldErrors' | 'children'
    > {
  /** Saves the values. Resolves to a message for the member. The form shows the error with which it rejects. */
  save: (values: Values) => Promise<string>;
  /** The title of the error message. */
  errorTitle: string;
}

/** The form of a settings dialog, with its button `Save Changes`. */
export function SettingsForm<Values extends object>(props: Props<Values>) {
  const { save, onDirty, onSaved, children, ...form } = props;
  const send = async (values: Values) => {
    if (isUnchanged(values, form.initialValues)) {
      const message = 'There are no changes to save.';
      bus.publish('toast:requested', { kind: 'info', message, key: 'settings' }, 'profile');
      return;
    }
    const message = await save(values);
    bus.publish('toast:requested', { kind: 'success', message, key: 'settings' }, 'profile');
    onSaved();
  };
  return (
    <ApiForm {...form} send={send}>
      {(formik) => (
        <>
          <DirtyObserver onChange={onDirty} />
          {typeof children === 'function' ? children(formik) : children}
          <SubmitButton pending="Saving…" sx={{ justifySelf: { sm: 'start' } }}>
            Save Changes
          </SubmitButton>
        </>
      )}
    </ApiForm>
  );
}

function isUnchanged<Values extends object>(values: Values, initialValues: Values): boolean {
  return JSON.stringify(values) === JSON.stringify(initialValues);
}
