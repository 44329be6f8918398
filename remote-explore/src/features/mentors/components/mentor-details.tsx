import type { Mentor } from '@sopaan/schemas/mentors/mentor';
import { Box, Divider, Typography } from '@sopaan/ui/core';
import { Chip, Fact, InitialsAvatar, SafeHtml, StarRating } from '@sopaan/ui/display';
import { roleText, sessionsText, yearsText } from '../mentor-text';
import { answerTimeText } from '../question-text';
import { MentorLinks } from './mentor-links';

interface MentorDetailsProps {
  mentor: Mentor;
  titleId: string;
}

export function MentorDetails({ mentor, titleId }: MentorDetailsProps) {
  const { id, name, avatar, headline, about, rating, reviewers, sessions } = mentor;
  return (
    <Box component="article" sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', pr: 5 }}>
        <InitialsAvatar id={id} name={name} src={avatar} size={72} />
        <Box sx={{ minWidth: 0 }}>
          <Typography id={titleId} variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Typography color="textSecondary">{roleText(mentor)}</Typography>
          {mentor.isSample && <Chip size="small" variant="outlined" label="Sample" />}
        </Box>
      </Box>
      {headline && (
        <Typography variant="subtitle1" component="p">
          {headline}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1 }}>
        {reviewers > 0 && <StarRating value={rating} count={reviewers} />}
        {sessions > 0 && <Fact icon="chat">{sessionsText(sessions)}</Fact>}
        {mentor.usualAnswerDays && (
          <Fact icon="clock">{answerTimeText(mentor.usualAnswerDays)}</Fact>
        )}
        <Fact icon="briefcase">{yearsText(mentor.experience)}</Fact>
        {mentor.industry && <Fact icon="building">{mentor.industry}</Fact>}
        {mentor.country && <Fact icon="map-pin">{mentor.country}</Fact>}
      </Box>
      <Labels heading="Fields" labels={mentor.domains} />
      <Labels heading="Languages" labels={mentor.languages} />
      {about && (
        <>
          <Divider />
          <Box>
            <Typography variant="h5" component="h3" sx={{ mb: 1 }}>
              About
            </Typography>
            <SafeHtml html={about} />
          </Box>
        </>
      )}
      <MentorLinks mentor={mentor} />
    </Box>
  );
}

function Labels({ heading, labels }: { heading: string; labels: readonly string[] }) {
  if (labels.length === 0) return null;
  return (
    <Box>
      <Typography variant="subtitle2" component="h3">
        {heading}
      </Typography>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 0, m: 0, mt: 0.75 }}>
        {labels.map((label) => (
          <Box component="li" key={label} sx={{ listStyle: 'none' }}>
            <Chip label={label} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
