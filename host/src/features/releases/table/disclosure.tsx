import { Button, Icon, VisuallyHidden } from '@sopaan/ui/core';

interface DisclosureProps {
  open: boolean;
  onToggle: () => void;
  label: string;
  /** Which one, for screen readers. */
  about?: string;
}

/** A button that unfolds what stands below it. */
export function Disclosure({ open, onToggle, label, about }: DisclosureProps) {
  return (
    <Button
      size="small"
      aria-expanded={open}
      onClick={onToggle}
      endIcon={<Icon name={open ? 'chevron-up' : 'chevron-down'} />}
    >
      {label}
      {about && <VisuallyHidden>&nbsp;{about}</VisuallyHidden>}
    </Button>
  );
}
