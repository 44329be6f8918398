import { paths } from '@sopaan/contract/paths';
import { PRODUCT_NAME } from '@sopaan/contract/version';
import { calendarPath } from '@sopaan/schemas/competitions/registration';
import { object, string } from 'yup';
import { composer, type ComposerContext } from '../../../mail/composer';
import { greeting } from '../../../mail/greeting';
import { recipientById } from '../../accounts/mails/recipients.repository';
import { findHostEvent } from '../../competitions/competitions.repository';
import { findParticipation } from '../registrations.repository';
import { formatCompetitionDates } from './format-competition-dates';

const schema = object({ userId: string().required(), eventId: string().required() });

/** Loads the parts of a mail about a competition; null if the account or competition is gone or the competition is over. */
async function loadMailContent(
  { userId, eventId }: { userId: string; eventId: string },
  { database, linkOrigin }: ComposerContext,
) {
  const account = await recipientById(database, userId);
  const competition = await findHostEvent(database, eventId);
  const participation = await findParticipation(database, { userId, eventId });
  if (!account || !competition || !participation || participation.isOver) return null;
  const url = linkOrigin + paths.competition(competition.title, eventId);
  return {
    state: participation.state,
    title: competition.title,
    recipient: { to: account.email, greeting: greeting(account.firstName) },
    dates: [
      ...formatCompetitionDates(competition),
      `Add all dates to your calendar: ${linkOrigin + calendarPath(eventId)}`,
    ],
    action: { label: 'View competition', url },
    team:
      competition.team.max > 1
        ? ['This competition is for teams. Create or join one on the competition page.']
        : [],
    footnote: `You are receiving this email because you registered with your ${PRODUCT_NAME} account. You can withdraw on the competition page.`,
  };
}

export const competitionRegistered = composer<'competition-registered'>(
  schema,
  async (data, context) => {
    const content = await loadMailContent(data, context);
    if (!content) return null;
    const { state, title, recipient, dates, action, team, footnote } = content;
    if (state === 'registered') {
      return {
        ...recipient,
        subject: `You are registered for ${title}`,
        paragraphs: [`You are registered for ${title}.`, ...team, ...dates],
        action,
        footnote,
      };
    }
    if (state !== 'waiting') return null;
    return {
      ...recipient,
      subject: `You are on the waiting list for ${title}`,
      paragraphs: [
        `All places in ${title} are taken, so you are on the waiting list. When someone withdraws, the first person on the list gets the place. We will email you as soon as it is yours.`,
        ...dates,
      ],
      action,
      footnote,
    };
  },
);

export const competitionPlace = composer<'competition-place'>(schema, async (data, context) => {
  const content = await loadMailContent(data, context);
  if (content?.state !== 'registered') return null;
  const { title, recipient, dates, action, team, footnote } = content;
  return {
    ...recipient,
    subject: `You have a place in ${title}`,
    paragraphs: [
      `Someone withdrew and you were first on the waiting list, so you now have a place in ${title}. If you can no longer take part, please withdraw so that the next person gets it.`,
      ...team,
      ...dates,
    ],
    action,
    footnote,
  };
});
