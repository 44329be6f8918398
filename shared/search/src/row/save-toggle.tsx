import { Icon, IconButton } from '@sopaan/ui/core';

interface SaveToggleProps {
  /** What is saved, for screen readers. */
  name: string;
  isSaved: boolean;
  onToggle: () => void;
}

/** Saves an item of a list for later, or removes it. */
export function SaveToggle({ name, isSaved, onToggle }: SaveToggleProps) {
  return (
    <IconButton
      aria-pressed={isSaved}
      aria-label={`Save ${name}`}
      title={isSaved ? 'Saved' : 'Save for later'}
      onClick={onToggle}
      sx={{ width: 44, height: 44, color: isSaved ? 'primary.main' : 'text.secondary' }}
    >
      <Icon name={isSaved ? 'bookmark-filled' : 'bookmark'} />
    </IconButton>
  );
}
