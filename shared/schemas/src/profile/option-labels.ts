import { PLATFORMS } from './link-options';
import { SKILL_LABELS } from './skill-options';

const skillLabels: Readonly<Record<string, string>> = SKILL_LABELS;

/** The label of a skill; for a code that is not in the list, the code as text. */
export function skillLabel(code: string): string {
  return skillLabels[code] ?? asText(code);
}

export function platformLabel(name: string): string {
  return PLATFORMS.find((platform) => platform.name === name)?.label ?? asText(name);
}

function asText(code: string): string {
  const text = code.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
