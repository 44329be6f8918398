import { paths } from '@sopaan/contract/paths';
import { Box, Typography } from '@sopaan/ui/core';
import Chip from '@mui/material/Chip';
import type { JobCard as JobCardRecord } from '../../cards/cards';
import { DateText } from '../number/date-text';
import { gradientOf } from '../picture/gradient';
import { InitialsAvatar } from '../picture/initials-avatar';
import { CardFrame, type CardPlacement } from './card-frame';
import { descriptionLimit } from './card-text';
import { Fact } from './fact';

/** For carousels; lists use `JobRow`, which has the salary. */
export function JobCard({ card, level, corner }: CardPlacement & { card: JobCardRecord }) {
  const badges = [card.mode, card.type].filter(Boolean);
  return (
    <CardFrame
      title={card.title}
      description={card.description}
      descriptionLimit={descriptionLimit('job')}
      header={
        <Box sx={{ height: 76, background: gradientOf(card.id), px: 2 }}>
          <Box
            sx={{
              display: 'inline-flex',
              mt: '46px',
              border: '4px solid',
              borderColor: 'background.paper',
              borderRadius: '50%',
            }}
          >
            <InitialsAvatar name={card.department || card.title} src={card.img} size={52} />
          </Box>
        </Box>
      }
      eyebrow={
        <Typography variant="caption" color="textSecondary" sx={{ mt: 2.5 }}>
          {card.department}
        </Typography>
      }
      to={paths.job(card.title, card.id)}
      action="View More"
      level={level}
      corner={corner}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, my: 0.5 }}>
        {badges.map((badge) => (
          <Chip key={badge} label={badge} size="small" />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
        <Fact icon="users">{card.applied} applied</Fact>
        <Fact icon="clock">
          Posted <DateText value={card.postdate} />
        </Fact>
      </Box>
    </CardFrame>
  );
}
