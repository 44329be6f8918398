import { Box, Button, Icon, IconButton, styled, Typography } from '@sopaan/ui/core';
import { STDIN_MAX } from '@sopaan/schemas/code-runs/execute-request';
import { useId } from 'react';
import { CODE_FONT } from '../../../styles/code-font';
import { OWN_CASES_MAX, ownCaseName, type Cases, type OwnCase } from '../run/use-cases';

interface CaseEditorProps {
  cases: Cases;
}

/** The visitor's own cases, which a run includes after the examples of the statement. */
export function CaseEditor({ cases }: CaseEditorProps) {
  const exampleCount = cases.all.length - cases.own.length;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'start', minWidth: 0 }}>
      <div>
        <Typography component="h2" variant="subtitle2">
          Cases
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {exampleCount === 1
            ? 'A run includes the example of the statement.'
            : `A run includes the ${exampleCount} examples of the statement.`}
        </Typography>
      </div>
      {cases.own.map((own, index) => (
        <OwnCaseFields
          key={index}
          name={ownCaseName(index)}
          own={own}
          onChange={(changes) => cases.change(index, changes)}
          onRemove={() => cases.remove(index)}
        />
      ))}
      {cases.own.length < OWN_CASES_MAX && (
        <Button
          size="small"
          variant="outlined"
          onClick={cases.add}
          startIcon={<Icon name="plus" size={16} />}
          sx={{ justifySelf: 'start' }}
        >
          Add your own case
        </Button>
      )}
    </Box>
  );
}

interface OwnCaseFieldsProps {
  name: string;
  own: OwnCase;
  onChange: (changes: Partial<OwnCase>) => void;
  onRemove: () => void;
}

function OwnCaseFields({ name, own, onChange, onRemove }: OwnCaseFieldsProps) {
  const id = useId();
  return (
    <Box component="fieldset" aria-labelledby={id} sx={fields}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography id={id} variant="body2" sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
        <IconButton size="small" onClick={onRemove} aria-label={`Remove ${name.toLowerCase()}`}>
          <Icon name="trash" size={16} />
        </IconButton>
      </Box>
      <Typography component="label" htmlFor={`${id}-input`} variant="caption">
        Input
      </Typography>
      <TextArea
        id={`${id}-input`}
        value={own.stdin}
        onChange={({ target }) => onChange({ stdin: target.value })}
        maxLength={STDIN_MAX}
        rows={2}
        spellCheck={false}
      />
      <Typography component="label" htmlFor={`${id}-expected`} variant="caption">
        Expected output (optional)
      </Typography>
      <TextArea
        id={`${id}-expected`}
        value={own.expected}
        onChange={({ target }) => onChange({ expected: target.value })}
        maxLength={STDIN_MAX}
        rows={1}
        spellCheck={false}
      />
    </Box>
  );
}

const fields = { display: 'grid', gap: 0.5, minWidth: 0, m: 0, p: 0, border: 0 } as const;

const TextArea = styled('textarea')(({ theme }) => ({
  display: 'block',
  width: '100%',
  padding: '6px 10px',
  resize: 'vertical',
  borderRadius: 10,
  border: `1px solid ${theme.palette.text.disabled}`,
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  fontFamily: CODE_FONT,
  // Below 16 px, phones zoom in on focus.
  fontSize: 16,
}));
