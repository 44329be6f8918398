import { Box, styled, Typography } from '@sopaan/ui/core';
import { ToggleButton, ToggleButtonGroup } from '@sopaan/ui/panels';
import { STDIN_MAX } from '@sopaan/schemas/execute-request';
import { useId } from 'react';
import { CODE_FONT } from '../code-text';
import type { InputChoice } from '../run/use-input';

interface InputChooserProps {
  input: InputChoice;
}

/** What the program reads: the input of an example, or one's own. */
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
        {input.names.map((name, at) => (
          <ToggleButton key={name} value={at} sx={{ px: 1.5, textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {input.isOwn ? (
        <Area
          value={input.text}
          onChange={(event) => input.write(event.target.value)}
          maxLength={STDIN_MAX}
          aria-label="Own input"
          placeholder="What the program reads"
          rows={4}
          spellCheck={false}
        />
      ) : (
        <Shown tabIndex={0} role="group" aria-label={`Input of ${input.present.name}`}>
          {input.present.stdin || '(nothing)'}
        </Shown>
      )}
    </Box>
  );
}

const Shown = styled('pre')(({ theme }) => ({
  margin: 0,
  padding: '8px 12px',
  maxHeight: '9rem',
  overflow: 'auto',
  borderRadius: 10,
  fontFamily: CODE_FONT,
  fontSize: '0.875rem',
  backgroundColor: theme.palette.action.hover,
}));

const Area = styled('textarea')(({ theme }) => ({
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
