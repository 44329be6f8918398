import { Button, Icon, VisuallyHidden } from '@sopaan/ui/core';

interface DisclosureProps {
  open: boolean;
  onToggle: () => void;
  label: string;
  /** Distinguishes the buttons of a list for screen readers. */
  about?: string;
}

/** A button that expands and collapses the content below it. */
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
