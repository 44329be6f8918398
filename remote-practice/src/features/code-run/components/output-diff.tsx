import { Box, Icon, styled, VisuallyHidden } from '@sopaan/ui/core';
import { CODE_FONT } from '../../../styles/code-font';
import { compareLines } from '../output/compare-lines';
import { visibleText } from '../output/visible-text';

interface OutputDiffProps {
  expected: string;
  actual: string;
}

/** Expected and actual lines side by side, around the first line that differs. */
export function OutputDiff({ expected, actual }: OutputDiffProps) {
  const lines = compareLines(expected, actual);
  return (
    <Box
      sx={{ overflowX: 'auto' }}
      tabIndex={0}
      role="group"
      aria-label="Expected and actual lines"
    >
      <Table>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Expected</th>
            <th scope="col">Yours</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.number} data-same={line.isSame}>
              <td>
                {line.number}
                {!line.isSame && (
                  <>
                    {' '}
                    <Icon name="alert" size={14} />
                    <VisuallyHidden>differs</VisuallyHidden>
                  </>
                )}
              </td>
              <td>{line.expected === null ? <em>no line</em> : visibleText(line.expected)}</td>
              <td>{line.actual === null ? <em>no line</em> : visibleText(line.actual)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}

const Table = styled('table')(({ theme }) => ({
  borderCollapse: 'collapse',
  width: '100%',
  fontSize: '0.875rem',
  'th, td': {
    padding: '4px 10px',
    textAlign: 'left',
    verticalAlign: 'top',
    border: `1px solid ${theme.palette.divider}`,
  },
  td: { fontFamily: CODE_FONT, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  'td:first-of-type': {
    width: '4.5rem',
    whiteSpace: 'nowrap',
    color: theme.palette.text.secondary,
  },
  'tr[data-same="false"] td': { backgroundColor: theme.palette.action.hover },
  'tr[data-same="false"] td:last-of-type': { color: theme.palette.error.main },
}));
