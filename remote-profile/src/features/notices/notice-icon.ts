import type { IconName } from '@sopaan/ui/core';

const icons = new Map<string, IconName>([
  ['application', 'briefcase'],
  ['application-sent', 'briefcase'],
  ['registration', 'trophy'],
  ['waiting-list', 'trophy'],
  ['team', 'users'],
  ['reply', 'chat'],
  ['deadline', 'clock'],
  ['mentor-application', 'graduation'],
  ['mentor-question', 'chat'],
  ['saved-search', 'search'],
  ['parental-consent', 'user'],
]);

/** The icon of a kind of notice; an unknown kind has a general icon. */
export function noticeIcon(kind: string): IconName {
  return icons.get(kind) ?? 'bell';
}
