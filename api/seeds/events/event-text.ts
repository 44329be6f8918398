import { textOf } from '../text/text-of';
import type { EventSource, EventText } from './event-source';
import { codingEventTexts } from './texts/coding-events';
import { contestTexts } from './texts/contests';
import { gatheringTexts } from './texts/gatherings';
import { quizAndWorkshopTexts } from './texts/quizzes-and-workshops';

const texts: Readonly<Record<string, EventText>> = {
  ...codingEventTexts,
  ...contestTexts,
  ...quizAndWorkshopTexts,
  ...gatheringTexts,
};

export function eventText({ title }: EventSource): EventText {
  return textOf(texts, title);
}

/** Some descriptions have a bold `Highlights:` paragraph; some of those have a second list after it. */
export function describeEvent(event: EventSource): string {
  const { about, details, highlights, bring } = eventText(event);
  return [
    `<p>${about}</p>`,
    `<p>${details} ${teamText(event)} ${placeText(event)}</p>`,
    listWith('Highlights:', highlights),
    listWith('What to bring:', bring),
  ].join('');
}

function listWith(heading: string, items: readonly string[] = []): string {
  if (items.length === 0) return '';
  return `<p><strong>${heading}</strong></p><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

function teamText({ type, team: [min, max] }: EventSource): string {
  if (max > 1) return `Teams have ${min} to ${max} members.`;
  if (type === 'scholarship') return 'You apply for yourself.';
  const isAudience = type === 'conference' || type === 'cultural-event' || type === 'workshop';
  return isAudience ? 'Each person registers separately.' : 'You take part alone.';
}

function placeText({ type, mode, city }: EventSource): string {
  if (type === 'scholarship') return 'The application is online.';
  if (mode === 'Online') return 'Everything happens online.';
  if (mode === 'Hybrid') return `Join in ${city} or from home.`;
  return `Everything happens in ${city}.`;
}
