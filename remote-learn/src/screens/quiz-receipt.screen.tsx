import type { ScreenLoaderArgs } from '@sopaan/contract/remote';
import { Container, PageTitle } from '@sopaan/ui/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { receiptQuery } from '../features/quiz-receipt/api/get-receipt';
import { ReceiptPage } from '../features/quiz-receipt/components/receipt-page';

export function loader({ params, queryClient }: ScreenLoaderArgs) {
  return queryClient.ensureQueryData(receiptQuery(params.code ?? ''));
}

export function Component() {
  const { code = '' } = useParams();
  const { data: receipt } = useSuspenseQuery(receiptQuery(code));
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 2, md: 4 } }}>
      <PageTitle title="Quiz receipt" />
      <ReceiptPage receipt={receipt} />
    </Container>
  );
}
