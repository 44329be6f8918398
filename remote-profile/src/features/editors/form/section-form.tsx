import type { User } from '@sopaan/schemas/account/user';
import { bus } from '@sopaan/events/bus';
import { Button } from '@sopaan/ui/core';
import { DirtyObserver } from '@sopaan/ui/dirty-observer';
import { ApiForm, ErrorSummary, FormError, SubmitButton } from '@sopaan/ui/forms';
import { useState } from 'react';
import { SECTION_LABELS } from '../../../components/section-editing/section-labels';
import { ConflictDialog } from '../../../components/conflict/conflict-dialog';
import { describeChange } from '../../../components/conflict/describe-change';
import { PanelActions, PanelContent } from '../panel/panel-layout';
import type { SectionEditor, UserCache } from '../section-editor';
import { nestErrors } from './nest-errors';
import { useSectionSave } from './use-section-save';

/** What the panel hands to a form. */
export interface SectionFormProps {
  user: User;
  cache: UserCache;
  onDirty: (isDirty: boolean) => void;
  onSaved: () => void;
  onCancel: () => void;
}

/** The form of a section: its fields, then Save and Cancel, which stay in view. */
export function SectionForm<Data extends object>({
  editor,
  ...props
}: SectionFormProps & { editor: SectionEditor<Data> }) {
  const { cache, onDirty, onCancel } = props;
  const label = SECTION_LABELS[editor.section];
  // A refetch must not change the values that the form compares its input with.
  const [user] = useState(props.user);
  const [initialValues] = useState(() => editor.read(user));
  const isEmpty = editor.toLines(initialValues).length === 0;
  const onSaved = () => {
    bus.publish('toast:requested', { message: `${label} saved`, kind: 'success' }, 'profile');
    props.onSaved();
  };
  const { send, conflict, closeConflict } = useSectionSave({ editor, user, cache, onSaved });
  const change =
    conflict && describeChange(editor.toLines(conflict.before), editor.toLines(conflict.theirs));
  return (
    <ApiForm
      label={`Edit ${label}`}
      initialValues={initialValues}
      schema={(isEmpty && editor.firstSchema) || editor.schema}
      send={send}
      toFieldErrors={nestErrors}
      style={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}
    >
      <DirtyObserver onChange={onDirty} />
      <PanelContent>
        <ErrorSummary />
        <FormError title={`${label} could not be saved`} />
        <editor.Fields />
      </PanelContent>
      <PanelActions>
        <Button onClick={onCancel}>Cancel</Button>
        <SubmitButton pending="Saving…">Save</SubmitButton>
      </PanelActions>
      <ConflictDialog
        change={change}
        onKeepMine={() => conflict?.keepMine()}
        onTakeTheirs={() => conflict?.takeTheirs()}
        onClose={closeConflict}
      />
    </ApiForm>
  );
}
