import { EmptyState, type IconName } from '@sopaan/ui/core';

/** A part of the profile without entries. */
export function NothingYet({ title, icon }: { title: string; icon: IconName }) {
  return (
    <EmptyState
      icon={icon}
      title={title}
      description="The editors of the profile are still being built. Then you can add it here."
    />
  );
}
