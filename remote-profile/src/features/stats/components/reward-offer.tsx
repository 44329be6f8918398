import { FailedState, LoadingState, Typography } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { coinRulesQuery } from '../api/get-coin-rules';

/** The reward that can be bought, its price, and the member's balance. */
export function RewardOffer({ balance }: { balance: number }) {
  const rules = useQuery(coinRulesQuery);
  if (rules.isPending) return <LoadingState shape="text" />;
  const reward = rules.data?.rewards.find(({ reason }) => reason === 'streak-freeze');
  if (!reward) {
    return (
      <FailedState
        level="h3"
        title="The rewards could not be loaded"
        description={rules.error?.message}
        onRetry={() => rules.refetch()}
      />
    );
  }
  return (
    <>
      <Typography variant="subtitle1" component="h3" sx={{ fontWeight: 600 }}>
        {`${reward.title}: ${reward.price.toLocaleString('en-IN')} coins`}
      </Typography>
      <Typography>{reward.description}</Typography>
      <Typography color="textSecondary">
        {`You have ${balance.toLocaleString('en-IN')} coins.`}
      </Typography>
    </>
  );
}
