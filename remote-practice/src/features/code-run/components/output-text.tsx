import { Box, styled, Typography } from '@sopaan/ui/core';
import { CODE_FONT } from '../code-text';
import { outputLines } from '../run/output-lines';

interface OutputTextProps {
  output: string;
  /** The run counts as an error. */
  isError: boolean;
}

/** What a program wrote, as text, line by line. */
export function OutputText({ output, isError }: OutputTextProps) {
  const { lines, left } = outputLines(output);
  if (output === '')
    return <Typography color="textSecondary">(The program wrote nothing.)</Typography>;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Lines
        tabIndex={0}
        role="group"
        aria-label={isError ? 'Output, with an error' : 'Output'}
        data-error={isError}
      >
        {lines.map((line, at) => (
          <div key={at}>{line || '\u200b'}</div>
        ))}
      </Lines>
      {left > 0 && (
        <Typography variant="caption" color="textSecondary">
          {`${left.toLocaleString('en-IN')} further lines are not shown.`}
        </Typography>
      )}
    </Box>
  );
}

const Lines = styled('div')(({ theme }) => ({
  padding: '8px 12px',
  overflowX: 'auto',
  borderRadius: 10,
  fontFamily: CODE_FONT,
  fontSize: '0.875rem',
  lineHeight: 1.5,
  whiteSpace: 'pre',
  backgroundColor: theme.palette.action.hover,
  '&[data-error="true"]': { color: theme.palette.error.main },
}));
