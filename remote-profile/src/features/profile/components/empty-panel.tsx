import { EmptyState, type IconName } from '@sopaan/ui/core';

/** Empty state of a profile tab. */
export function EmptyPanel({ title, icon }: { title: string; icon: IconName }) {
  return (
    <EmptyState icon={icon} title={title} description="Choose Edit to fill in this section." />
  );
}
