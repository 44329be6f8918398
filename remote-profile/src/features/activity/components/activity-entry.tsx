import { ACTIVITY_KINDS, type ActivityItem } from '@sopaan/schemas/activity/activity';
import { AppLink, Box, Icon, Typography } from '@sopaan/ui/core';
import { DateText } from '@sopaan/ui/display';
import { activityKinds } from '../activity-text';

interface ActivityEntryProps {
  item: ActivityItem;
  /** Earlier attempts at the same challenge. */
  earlier: readonly ActivityItem[];
}

/** One activity of the timeline. Renders nothing for a kind that this page does not know. */
export function ActivityEntry({ item, earlier }: ActivityEntryProps) {
  const kind = ACTIVITY_KINDS.find((known) => known === item.kind);
  if (kind === undefined) return null;
  const { icon, textOf, pathOf } = activityKinds[kind];
  return (
    <Box sx={entry}>
      <Box aria-hidden="true" sx={marker}>
        <Icon name={icon} />
      </Box>
      <Box sx={main}>
        <AppLink to={pathOf(item)} color="textPrimary" sx={title}>
          {item.title}
        </AppLink>
        <When item={item} />
        <Typography variant="body2" color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
          {textOf(item)}
        </Typography>
        {earlier.length > 0 && (
          <Box component="details" sx={{ gridColumn: '1 / -1', order: 2 }}>
            <Box component="summary" sx={summary}>
              {earlier.length === 1 ? '1 earlier attempt' : `${earlier.length} earlier attempts`}
            </Box>
            <Box component="ul" sx={attempts}>
              {earlier.map((attempt) => (
                <Box component="li" key={attempt.id} sx={main}>
                  <Typography variant="body2" color="textSecondary">
                    {textOf(attempt)}
                  </Typography>
                  <When item={attempt} />
                </Box>
              ))}
            </Box>
          </Box>
        )}
      </Box>
    </Box>
  );
}

function When({ item }: { item: ActivityItem }) {
  return (
    <Typography variant="caption" component="p" color="textSecondary" sx={when}>
      <DateText value={item.at} time />
    </Typography>
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

// The date is at the end of the first line, and on a phone below the text.
const main = {
  display: 'grid',
  alignItems: 'baseline',
  columnGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
} as const;

const when = { order: { xs: 1, sm: 0 }, whiteSpace: 'nowrap' } as const;

const title = {
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 32,
  typography: 'subtitle1',
  overflowWrap: 'anywhere',
} as const;

const summary = { py: 1, typography: 'body2', fontWeight: 600, cursor: 'pointer' } as const;

const attempts = { display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' } as const;
