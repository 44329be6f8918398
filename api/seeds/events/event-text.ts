import type { EventSource } from './event-source';

const teams: Readonly<Record<string, string>> = { '1-1': 'You take part alone.' };

/** Two of three descriptions have a bold `Highlights:` paragraph; half of those have a second list after it. */
export function describeEvent(event: EventSource, index: number): string {
  const [min, max] = event.team;
  const team = teams[`${min}-${max}`] ?? `Teams have ${min} to ${max} members.`;
  const intro = `<p>${event.organiser} invites you to ${event.title}. It is about ${event.theme}.</p><p>${team} ${placeText(event)}</p>`;
  if (index % 3 === 2) return intro;
  const highlights = `<p><strong>Highlights:</strong></p><ul><li>${event.experience === 'No experience required' ? 'Beginners are welcome' : `Made for people with ${event.experience} of experience`}</li><li>${paymentText(event)}</li><li>Feedback from the jury for everyone who finishes</li><li>A certificate for each participant</li></ul>`;
  if (index % 2 === 0) return intro + highlights;
  return `${intro}${highlights}<p><strong>What to bring:</strong></p><ul><li>A proof of identity</li><li>Your own device, charged</li></ul>`;
}

function placeText({ mode, city }: EventSource): string {
  if (mode === 'Online') return 'Everything happens online.';
  if (mode === 'Hybrid') return `Join in ${city} or from home.`;
  return `Everything happens in ${city}.`;
}

function paymentText({ payment, fee }: EventSource): string {
  if (payment === 'Prize Pool') return 'Prizes in money for the best';
  if (fee > 0) return `Entry costs ₹${fee}, materials included`;
  return 'Free of charge';
}
