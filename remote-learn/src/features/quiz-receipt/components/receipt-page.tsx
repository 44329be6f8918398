import type { QuizReceiptSummary } from '@sopaan/schemas/quizzes/quiz-receipt';
import { Alert, Box, Card, CardContent, EmptyState, PageHeading } from '@sopaan/ui/core';
import { ReceiptCheck } from './receipt-check';
import { ReceiptFacts } from './receipt-facts';

/** The summary of a receipt, and a form that verifies downloaded receipts. */
export function ReceiptPage({ receipt }: { receipt: QuizReceiptSummary | null }) {
  return (
    <Box sx={{ maxWidth: 720, mx: 'auto' }}>
      <PageHeading title="Quiz receipt" />
      <Box sx={{ display: 'grid', gap: 3 }}>
        {receipt ? (
          <>
            <Alert severity="success" title="This receipt is valid">
              Sopaan issued it for a finished quiz.
              {receipt.sample && ' The quiz is sample data.'}
            </Alert>
            <Card>
              <CardContent>
                <ReceiptFacts receipt={receipt} />
              </CardContent>
            </Card>
          </>
        ) : (
          <EmptyState
            icon="file"
            title="No receipt has this code"
            description="Check the code. The account may also have been deleted: its receipts can still be checked as files."
          />
        )}
        <ReceiptCheck />
      </Box>
    </Box>
  );
}
