import { paths } from '@sopaan/contract/paths';
import { Box, Typography } from '@sopaan/ui/core';
import Chip from '@mui/material/Chip';
import type { JobCard as JobCardRecord } from '../../cards/cards';
import { jobTags } from '../../cards/job-text';
import { DateText } from '../number/date-text';
import { gradientOf } from '../picture/gradient';
import { InitialsAvatar } from '../picture/initials-avatar';
import { CardFrame, type CardPlacement } from './card-frame';
import { descriptionLimit } from './card-text';

/** For carousels; lists use `JobRow`. */
export function JobCard({ card, level, corner }: CardPlacement & { card: JobCardRecord }) {
  const badges = jobTags([card.type], card.mode);
  const { provider = card.department, department } = card;
  return (
    <CardFrame
      title={card.title}
      description={card.description}
      descriptionLimit={descriptionLimit('job')}
      details={{ ...card, provider }}
      header={<Box sx={{ height: 10, background: gradientOf(card.id) }} />}
      avatar={<InitialsAvatar name={provider || card.title} src={card.img} size={44} />}
      eyebrow={
        department !== provider && (
          <Typography variant="caption" color="textSecondary">
            {department}
          </Typography>
        )
      }
      to={paths.job(card.title, card.id)}
      action="View More"
      level={level}
      corner={corner}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {badges.map((badge) => (
          <Chip key={badge} label={badge} size="small" />
        ))}
      </Box>
      <Typography variant="caption" color="textSecondary" component="p">
        <span>{card.applied > 0 ? `${card.applied} applied` : 'Be the first to apply'}</span> ·
        Posted <DateText value={card.postdate} />
      </Typography>
    </CardFrame>
  );
}
