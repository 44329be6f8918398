import type { MentorListItem } from '@sopaan/schemas/mentors/mentor';
import { ResultRow } from '@sopaan/search/result-row';
import { Box } from '@sopaan/ui/core';
import { Chip, Fact, InitialsAvatar, StarRating } from '@sopaan/ui/items';
import { publicPageFilter } from '../api/mentor-search';
import { roleText, sessionsText, yearsText } from '../mentor-text';

interface MentorRowProps {
  mentor: MentorListItem;
  to: string;
}

/** A mentor in a list: role, whether they can be contacted, rating, experience and languages. */
export function MentorRow({ mentor, to }: MentorRowProps) {
  const { id, name, avatar, rating, reviewers, sessions, languages, domains, hasPublicPage } =
    mentor;
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
          {hasPublicPage && <Chip size="small" variant="outlined" label={publicPageFilter.label} />}
          {reviewers > 0 && <StarRating value={rating} count={reviewers} />}
          <Fact icon="briefcase">{yearsText(mentor.experience)}</Fact>
          {languages.length > 0 && <Fact icon="globe">{languages.join(', ')}</Fact>}
          {sessions > 0 && <Fact icon="chat">{sessionsText(sessions)}</Fact>}
        </>
      }
      tags={domains}
    />
  );
}
