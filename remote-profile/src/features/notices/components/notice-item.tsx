import type { Notice } from '@sopaan/schemas/notices/notice';
import { AppLink, Box, Button, Card, Icon, Typography, VisuallyHidden } from '@sopaan/ui/core';
import { DateText } from '@sopaan/ui/display';
import { noticeIcon } from '../notice-icon';

interface NoticeItemProps {
  notice: Notice;
  onRead: () => void;
}

/** A notice with a link to what it is about. Following the link marks the notice as read. */
export function NoticeItem({ notice, onRead }: NoticeItemProps) {
  const { kind, title, body, path, at, read } = notice;
  return (
    <Card
      sx={{
        display: 'flex',
        gap: 1.5,
        p: 2,
        ...(!read && { borderInlineStart: (theme) => `4px solid ${theme.palette.primary.main}` }),
      }}
    >
      <Icon name={noticeIcon(kind)} size={24} sx={{ flex: 'none', color: 'text.secondary' }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <AppLink
          to={path}
          onClick={read ? undefined : onRead}
          sx={{ fontWeight: read ? 400 : 700, overflowWrap: 'anywhere' }}
        >
          {!read && <VisuallyHidden>Unread: </VisuallyHidden>}
          {title}
        </AppLink>
        {body && <Typography variant="body2">{body}</Typography>}
        <Typography variant="caption" component="p" color="textSecondary">
          <DateText value={at} zone="local" time />
        </Typography>
        {!read && (
          <Button
            size="small"
            onClick={onRead}
            aria-label={`Mark as read: ${title}`}
            sx={{ mt: 0.5, ml: -1, px: 1, minHeight: 44 }}
          >
            Mark as read
          </Button>
        )}
      </Box>
    </Card>
  );
}
