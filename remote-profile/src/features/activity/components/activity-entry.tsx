import { ACTIVITY_KINDS, type ActivityItem } from '@sopaan/schemas/activity/activity';
import { AppLink, Box, Icon, Typography } from '@sopaan/ui/core';
import { DateText } from '@sopaan/ui/display';
import { activityKinds } from '../activity-text';

/** One activity of the timeline. Renders nothing for a kind that this page does not know. */
export function ActivityEntry({ item }: { item: ActivityItem }) {
  const kind = ACTIVITY_KINDS.find((known) => known === item.kind);
  if (kind === undefined) return null;
  const { icon, textOf, pathOf } = activityKinds[kind];
  return (
    <Box sx={entry}>
      <Box aria-hidden="true" sx={marker}>
        <Icon name={icon} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" color="textSecondary">
          {textOf(item)}
        </Typography>
        <AppLink to={pathOf(item)} color="textPrimary" sx={title}>
          {item.title}
        </AppLink>
        <Typography variant="caption" component="p" color="textSecondary">
          <DateText value={item.at} time />
        </Typography>
      </Box>
    </Box>
  );
}

const entry = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 2,
  p: 2,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '16px',
  bgcolor: 'background.paper',
} as const;

const marker = {
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: '50%',
  bgcolor: 'action.hover',
  color: 'primary.main',
} as const;

const title = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 32,
  typography: 'subtitle1',
  overflowWrap: 'anywhere',
} as const;
