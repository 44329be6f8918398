import { Box, Icon, Typography, type SxProps, type Theme } from '@sopaan/ui/core';
import { Chip } from '@sopaan/ui/display';
import { ToggleButton, ToggleButtonGroup } from '@sopaan/ui/panels';
import { useState } from 'react';
import { narrowWindow } from '../../../styles/window-width';
import { caseText, isAsExpected, isFailed, summaryText } from '../run/case-outcome';
import type { CaseResult, RunTarget } from '../run/run-state';
import { RunResult } from './run-result';

interface CaseResultsProps {
  results: readonly CaseResult[];
  /** Includes those that were not run. */
  caseCount: number;
  target: RunTarget;
  languageName: string;
}

/** The results of all cases, and the details of one: at first those of the first that failed. */
export function CaseResults({ results, caseCount, target, languageName }: CaseResultsProps) {
  const [shownIndex, setShownIndex] = useState(() => Math.max(0, results.findIndex(isFailed)));
  const shown = results[shownIndex];
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={shownIndex}
          onChange={(_event, next: unknown) => {
            if (typeof next === 'number') setShownIndex(next);
          }}
          aria-label="Case to show"
          sx={caseButtons}
        >
          {results.map((one, index) => (
            <ToggleButton
              key={one.case.name}
              value={index}
              sx={{ px: 1.5, gap: 0.75, textTransform: 'none' }}
            >
              <CaseIcon result={one} />
              {caseText(one)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {target === 'browser' && <Chip size="small" color="info" label="Ran in your browser" />}
        {caseCount > 1 && (
          <Typography variant="body2" color="textSecondary">
            {summaryText(results, caseCount)}
          </Typography>
        )}
      </Box>
      {shown && (
        <RunResult result={shown.result} runCase={shown.case} languageName={languageName} />
      )}
    </Box>
  );
}

function CaseIcon({ result }: { result: CaseResult }) {
  const color = isFailed(result) ? 'error.main' : 'success.main';
  if (!isFailed(result) && isAsExpected(result) === null) return null;
  return (
    <Box component="span" sx={{ display: 'inline-flex', color }}>
      <Icon name={isFailed(result) ? 'close' : 'check'} size={16} />
    </Box>
  );
}

/** In a narrow window each button has a row and a frame of its own: those of the group would break in the middle. */
const caseButtons: SxProps<Theme> = (theme) => ({
  flexWrap: 'wrap',
  [narrowWindow(theme)]: {
    display: 'grid',
    gap: 1,
    width: '100%',
    '& > button.MuiToggleButton-root': {
      justifyContent: 'flex-start',
      minHeight: 44,
      m: 0,
      border: '1px solid',
      borderColor: 'divider',
      borderRadius: '10px',
    },
  },
});
