import type { QuizReceiptSummary } from '@sopaan/schemas/quizzes/quiz-receipt';
import { Box } from '@sopaan/ui/core';
import { DateText } from '@sopaan/ui/display';
import { Fragment, type ReactNode } from 'react';

/** Who took which quiz, when, and with which result. */
export function ReceiptFacts({ receipt }: { receipt: QuizReceiptSummary }) {
  const facts: ReadonlyArray<readonly [name: string, value: ReactNode]> = [
    ['Name', receipt.name || 'Not specified'],
    ['Quiz', receipt.quizName],
    ['Result', `${receipt.score} of ${receipt.total} correct`],
    ['Started', <DateText key="started" value={receipt.startedAt} time />],
    ['Submitted', <DateText key="submitted" value={receipt.submittedAt} time />],
    ['Code', receipt.code],
  ];
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: 3,
        rowGap: 1,
        m: 0,
        overflowWrap: 'anywhere',
      }}
    >
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            {value}
          </Box>
        </Fragment>
      ))}
    </Box>
  );
}
