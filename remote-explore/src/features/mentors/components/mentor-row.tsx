import type { MentorListItem } from '@sopaan/schemas/mentors/mentor';
import { ResultRow } from '@sopaan/search/result-row';
import { Box } from '@sopaan/ui/core';
import { Chip, Fact, InitialsAvatar, StarRating } from '@sopaan/ui/items';
import { publicPageFilter, takesQuestionsFilter } from '../api/mentor-search';
import { roleText, sessionsText, yearsText } from '../mentor-text';
import { answerTimeText } from '../question-text';

interface MentorRowProps {
  mentor: MentorListItem;
  to: string;
}

/** A mentor in a list: role, whether they can be asked or contacted, price, rating, experience, languages and place. */
export function MentorRow({ mentor, to }: MentorRowProps) {
  const { id, name, avatar, rating, reviewers, sessions, languages, domains, country } = mentor;
  return (
    <ResultRow
      title={name}
      to={to}
      provider={roleText(mentor)}
      picture={<InitialsAvatar id={id} name={name} src={avatar} size={56} />}
      facts={
        <>
          <Box component="span" sx={{ flexBasis: '100%', typography: 'body2' }}>
            {mentor.headline}
          </Box>
          <ContactChips mentor={mentor} />
          {reviewers > 0 && <StarRating value={rating} count={reviewers} />}
          {mentor.usualAnswerDays && (
            <Fact icon="clock">{answerTimeText(mentor.usualAnswerDays)}</Fact>
          )}
          <Fact icon="briefcase">{yearsText(mentor.experience)}</Fact>
          {languages.length > 0 && <Fact icon="globe">{languages.join(', ')}</Fact>}
          {country && <Fact icon="map-pin">{country}</Fact>}
          {sessions > 0 && <Fact icon="chat">{sessionsText(sessions)}</Fact>}
        </>
      }
      tags={domains}
    />
  );
}

/** How the mentor can be reached. */
function ContactChips({ mentor }: { mentor: MentorListItem }) {
  const { takesQuestions, hasPublicPage } = mentor;
  if (!takesQuestions && !hasPublicPage) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, flexBasis: '100%' }}>
      {takesQuestions && <Chip size="small" color="primary" label={takesQuestionsFilter.label} />}
      {hasPublicPage && <Chip size="small" variant="outlined" label={publicPageFilter.label} />}
    </Box>
  );
}
