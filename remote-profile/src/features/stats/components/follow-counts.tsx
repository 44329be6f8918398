import { Box, Button } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { statsQuery } from '../api/get-stats';
import { useDialogParameter } from '../use-dialog-parameter';
import { FollowList } from './follow-list';
import { StatsDialog } from './stats-dialog';

const LISTS = [
  { list: 'followers', label: 'Followers' },
  { list: 'followings', label: 'Followings' },
] as const;

/** How many members follow the member, and how many the member follows, each with its list. Empty until both are known. */
export function FollowCounts() {
  const { data: stats } = useQuery(statsQuery);
  const { open, show } = useDialogParameter('follows');
  return (
    // Keeps its height while the counts load.
    <Box sx={{ display: 'flex', gap: 1, minHeight: 44, ml: -1 }}>
      {stats &&
        LISTS.map(({ list, label }) => (
          <Fragment key={list}>
            <Button
              color="inherit"
              size="small"
              aria-haspopup="dialog"
              onClick={() => show(list)}
              sx={{ minHeight: 44, px: 1 }}
            >
              {stats[list].toLocaleString('en-IN')}
              <Box component="span" sx={{ ml: 0.5, fontWeight: 400, color: 'text.secondary' }}>
                {` ${label}`}
              </Box>
            </Button>
            <StatsDialog open={open === list} title={label} onClose={() => show(null)}>
              <FollowList list={list} label={label} />
            </StatsDialog>
          </Fragment>
        ))}
    </Box>
  );
}
