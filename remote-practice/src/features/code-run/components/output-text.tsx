import { Box, styled, Typography } from '@sopaan/ui/core';
import { CODE_FONT } from '../../../styles/code-font';
import { outputLines } from '../output/output-lines';

interface OutputTextProps {
  output: string;
  /** Whether the output is shown in red. */
  isError: boolean;
}

/** The output of a program, line by line. */
export function OutputText({ output, isError }: OutputTextProps) {
  const { lines, hiddenCount } = outputLines(output);
  if (output === '') return <Typography color="textSecondary">(No output)</Typography>;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Lines
        tabIndex={0}
        role="group"
        aria-label={isError ? 'Output, with an error' : 'Output'}
        data-error={isError}
      >
        {lines.map((line, index) => (
          // A zero-width space keeps the height of an empty line.
          <div key={index}>{line || '\u200b'}</div>
        ))}
      </Lines>
      {hiddenCount > 0 && (
        <Typography variant="caption" color="textSecondary">
          {`${hiddenCount.toLocaleString('en-IN')} more lines are not shown.`}
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
