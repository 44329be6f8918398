import { paths } from '@sopaan/contract/paths';
import type { ListedMember } from '@sopaan/schemas/stats/member-follow';
import { AppLink, Box, EmptyState, Typography } from '@sopaan/ui/core';
import { DateText, InitialsAvatar } from '@sopaan/ui/display';
import { useInfiniteQuery } from '@tanstack/react-query';
import { PagedList } from '../../../components/paged-list/paged-list';
import { followListQuery, type FollowListName } from '../api/get-follow-list';

interface FollowListProps {
  list: FollowListName;
  label: string;
}

/** Members with links to their public pages. */
export function FollowList({ list, label }: FollowListProps) {
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        Only members with a public profile are listed.
      </Typography>
      <PagedList
        query={useInfiniteQuery(followListQuery(list))}
        label={label}
        renderItem={(member) => <ListedMemberRow member={member} />}
        keyOf={({ username }) => username}
        empty={
          <EmptyState
            icon="users"
            title="Nobody to list yet"
            description={
              list === 'followers'
                ? 'Share your public profile, so that others can follow you.'
                : 'Follow members on their public profiles, and they will appear here.'
            }
          />
        }
        failedTitle="The list could not be loaded"
      />
    </>
  );
}

function ListedMemberRow({ member }: { member: ListedMember }) {
  const { username, name, profilePicture, followedAt } = member;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 56 }}>
      <InitialsAvatar name={name} id={username} src={profilePicture} size={44} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <AppLink to={paths.publicProfile(username)} sx={{ typography: 'subtitle2' }}>
          {name}
        </AppLink>
        <Typography variant="caption" component="p" color="textSecondary">
          {`@${username} · since `}
          <DateText value={followedAt} zone="local" />
        </Typography>
      </Box>
    </Box>
  );
}
