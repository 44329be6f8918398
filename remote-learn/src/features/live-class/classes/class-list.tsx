import { paths } from '@sopaan/contract/paths';
import { AppLink, Box, Button, EmptyState, LinkButton, Typography } from '@sopaan/ui/core';
import { Chip } from '@sopaan/ui/display';
import type { LiveClass } from '@sopaan/schemas/live-classes/live-class';
import { ToggleButton, ToggleButtonGroup } from '@sopaan/ui/panels';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { liveClassesQuery } from '../api/get-live-classes';
import { ClassFacts } from './class-facts';
import { LIVE_CLASSES_PATH } from './classes-path';

/** The live classes that have not ended. */
export function ClassList() {
  const [parameters, setParameters] = useSearchParams();
  const isMine = parameters.get('show') === 'mine';
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    liveClassesQuery({ isMine }),
  );
  const classes = (data?.pages ?? []).flatMap(({ items }) => items);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Filter classes"
        value={isMine ? 'mine' : 'all'}
        onChange={(_event, value) => {
          if (value !== null) setParameters(value === 'mine' ? { show: 'mine' } : {});
        }}
      >
        <ToggleButton value="all">All classes</ToggleButton>
        <ToggleButton value="mine">My classes</ToggleButton>
      </ToggleButtonGroup>
      {classes.length === 0 && <NoClasses isMine={isMine} />}
      <Box component="ul" sx={grid}>
        {classes.map((liveClass) => (
          <li key={liveClass.classId}>
            <ClassRow liveClass={liveClass} />
          </li>
        ))}
      </Box>
      {hasNextPage && (
        <Button
          variant="outlined"
          aria-disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          sx={{ justifySelf: 'center' }}
        >
          Show more
        </Button>
      )}
    </Box>
  );
}

const grid = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
} as const;

function ClassRow({ liveClass }: { liveClass: LiveClass }) {
  const { classId, title, state, isRegistered, may } = liveClass;
  return (
    <Box sx={card}>
      <Typography variant="h5" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        <AppLink to={paths.liveClass(classId)}>{title}</AppLink>
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {state === 'live' && <Chip size="small" color="error" label="Live now" />}
        {isRegistered && <Chip size="small" color="success" label="You are registered" />}
        {may.includes('teach') && <Chip size="small" color="primary" label="You are the teacher" />}
      </Box>
      <ClassFacts liveClass={liveClass} />
    </Box>
  );
}

const card = {
  height: '100%',
  display: 'grid',
  alignContent: 'start',
  gap: 1,
  p: 2,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '16px',
  bgcolor: 'background.paper',
} as const;

function NoClasses({ isMine }: { isMine: boolean }) {
  return isMine ? (
    <EmptyState
      icon="video"
      title="You are not registered for a class"
      description="Classes that you register for are listed here until they end."
      action={
        <LinkButton to={LIVE_CLASSES_PATH} variant="contained">
          All classes
        </LinkButton>
      }
    />
  ) : (
    <EmptyState
      icon="video"
      title="No live classes are planned"
      description="Courses can be taken at any time."
      action={
        <LinkButton to={paths.courses} variant="contained">
          All courses
        </LinkButton>
      }
    />
  );
}
