import { FailedState, LoadingState, Typography } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { coinRulesQuery } from '../api/get-coin-rules';
import { AmountTable } from './amount-table';

/** The rules by which the server counts coins. */
export function CoinRules() {
  const rules = useQuery(coinRulesQuery);
  if (rules.isPending) return <LoadingState shape="text" />;
  if (!rules.data) {
    return (
      <FailedState
        level="h3"
        title="The rules could not be loaded"
        description={rules.error?.message}
        onRetry={() => rules.refetch()}
      />
    );
  }
  const { earnings, rewards, levels } = rules.data;
  return (
    <>
      <Typography>
        Each challenge, quiz and lesson earns coins once. Every coin you earn is also a point for
        your ranking, and spending coins does not take points away.
      </Typography>
      <AmountTable
        caption="Earn coins"
        amountLabel="Coins"
        rows={earnings.map(({ title, coins }) => ({ name: title, amount: coins }))}
      />
      <AmountTable
        caption="Redeem coins"
        amountLabel="Coins"
        rows={rewards.map(({ title, description, price, maxHeld }) => ({
          name: title,
          detail: `${description} You can hold up to ${maxHeld}.`,
          amount: price,
        }))}
      />
      <AmountTable
        caption="Ranking"
        amountLabel="Points needed"
        rows={levels.map(({ name, points }) => ({ name, amount: points }))}
      />
    </>
  );
}
