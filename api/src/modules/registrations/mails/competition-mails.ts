import { paths } from '@sopaan/contract/paths';
import { PRODUCT_NAME } from '@sopaan/contract/version';
import { calendarPath } from '@sopaan/schemas/registration';
import { object, string } from 'yup';
import { composer, type ComposerContext } from '../../accounts/mails/composer';
import { greeting } from '../../accounts/mails/greeting';
import { recipientById } from '../../accounts/mails/recipient';
import { findEvent } from '../../events/events.repository';
import { findParticipation } from '../participation';
import { formatEventDates } from './format-event-dates';

const schema = object({ userId: string().required(), eventId: string().required() });

/** What a letter about an event is made of; null when by now there is nobody to write to, or nothing to say. */
async function loadMailContent(
  { userId, eventId }: { userId: string; eventId: string },
  { database, linkOrigin }: ComposerContext,
) {
  const account = await recipientById(database, userId);
  const event = await findEvent(database, eventId);
  const participation = await findParticipation(database, { userId, eventId });
  if (!account || !event || !participation || participation.isOver) return null;
  const url = linkOrigin + paths.competition(event.title, eventId);
  return {
    state: participation.state,
    title: event.title,
    letter: { to: account.email, greeting: greeting(account.firstName) },
    dates: [
      ...formatEventDates(event),
      `All dates for your calendar: ${linkOrigin + calendarPath(eventId)}`,
    ],
    action: { label: 'Open the competition', url },
    team:
      event.team.max > 1
        ? ['People take part in teams. Found one or join one on the page of the competition.']
        : [],
    footnote: `You get this mail because you registered with your ${PRODUCT_NAME} account. You can withdraw on the page of the competition.`,
  };
}

export const competitionRegistered = composer<'competition-registered'>(
  schema,
  async (data, context) => {
    const about = await loadMailContent(data, context);
    if (!about) return null;
    const { state, title, letter, dates, action, team, footnote } = about;
    if (state === 'registered') {
      return {
        ...letter,
        subject: `You are registered for ${title}`,
        paragraphs: [`You are registered for ${title}.`, ...team, ...dates],
        action,
        footnote,
      };
    }
    if (state !== 'waiting') return null;
    return {
      ...letter,
      subject: `You are on the waiting list for ${title}`,
      paragraphs: [
        `All places of ${title} are taken, so you are on the waiting list. When somebody withdraws, the first in the line gets the place, and we write to you as soon as it is yours.`,
        ...dates,
      ],
      action,
      footnote,
    };
  },
);

export const competitionPlace = composer<'competition-place'>(schema, async (data, context) => {
  const about = await loadMailContent(data, context);
  if (about?.state !== 'registered') return null;
  const { title, letter, dates, action, team, footnote } = about;
  return {
    ...letter,
    subject: `You have a place in ${title}`,
    paragraphs: [
      `Somebody withdrew, and you were the first in the line: you have a place in ${title}. If you cannot come any more, please withdraw, so that the next one gets it.`,
      ...team,
      ...dates,
    ],
    action,
    footnote,
  };
});
