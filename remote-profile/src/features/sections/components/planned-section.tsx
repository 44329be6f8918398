import { EmptyState, LinkButton } from '@sopaan/ui/core';
import { useParams } from 'react-router-dom';
import { plans } from '../plans';

/** A section that is not built yet. */
export function PlannedSection() {
  const plan = plans[useParams()['settingId'] ?? ''];
  if (!plan) return null;
  return (
    <EmptyState
      icon={plan.icon}
      title={plan.title}
      description={plan.description}
      minHeight={320}
      action={
        <LinkButton to={plan.to} variant="contained">
          {plan.action}
        </LinkButton>
      }
    />
  );
}
