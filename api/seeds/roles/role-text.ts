import { textOf } from '../text/text-of';
import type { RoleSource, RoleText } from './role-source';
import { businessTexts } from './texts/business';
import { engineeringTexts } from './texts/engineering';
import { operationsTexts } from './texts/operations';

const texts: Readonly<Record<string, RoleText>> = {
  ...engineeringTexts,
  ...businessTexts,
  ...operationsTexts,
};

export function roleText({ title }: RoleSource): RoleText {
  return textOf(texts, title);
}
