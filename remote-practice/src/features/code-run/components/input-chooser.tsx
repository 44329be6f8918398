import { Box, styled, Typography } from '@sopaan/ui/core';
import { ToggleButton, ToggleButtonGroup } from '@sopaan/ui/panels';
import { STDIN_MAX } from '@sopaan/schemas/code-runs/execute-request';
import { useId } from 'react';
import { CODE_FONT } from '../../../styles/code-font';
import { CodeText } from '../../../styles/code-text';
import type { InputChoice } from '../run/use-input';

interface InputChooserProps {
  input: InputChoice;
}

/** Chooses the input of a run: that of an example, or a custom one. */
export function InputChooser({ input }: InputChooserProps) {
  const id = useId();
  return (
    <Box sx={{ display: 'grid', gap: 1, alignContent: 'start', minWidth: 0 }}>
      <Typography id={id} component="h3" variant="subtitle2">
        Input
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={input.chosen}
        onChange={(_event, next: unknown) => {
          if (typeof next === 'number') input.choose(next);
        }}
        aria-labelledby={id}
        sx={{ flexWrap: 'wrap' }}
      >
        {input.names.map((name, index) => (
          <ToggleButton key={name} value={index} sx={{ px: 1.5, textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {input.isCustom ? (
        <TextArea
          value={input.text}
          onChange={(event) => input.setText(event.target.value)}
          maxLength={STDIN_MAX}
          aria-label="Custom input"
          placeholder="Input for your program"
          rows={4}
          spellCheck={false}
        />
      ) : (
        <CodeText
          tabIndex={0}
          role="group"
          aria-label={`Input of ${input.current.name}`}
          sx={{ maxHeight: '9rem' }}
        >
          {input.current.stdin || '(empty)'}
        </CodeText>
      )}
    </Box>
  );
}

const TextArea = styled('textarea')(({ theme }) => ({
  width: '100%',
  padding: '8px 12px',
  resize: 'vertical',
  borderRadius: 10,
  border: `1px solid ${theme.palette.text.disabled}`,
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  fontFamily: CODE_FONT,
  fontSize: 16,
}));
