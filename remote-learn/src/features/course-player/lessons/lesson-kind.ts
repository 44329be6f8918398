import type { IconName } from '@sopaan/ui/core';

interface KindText {
  icon: IconName;
  label: string;
}

const KINDS = new Map<string, KindText>([
  ['video', { icon: 'video', label: 'Video' }],
  ['text', { icon: 'file', label: 'Text' }],
  ['quiz', { icon: 'help', label: 'Quiz' }],
  ['challenge', { icon: 'code', label: 'Challenge' }],
]);

export const kindText = (kind: string): KindText =>
  KINDS.get(kind) ?? { icon: 'book', label: 'Lesson' };
