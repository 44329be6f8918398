import type { DashboardCourse } from '@sopaan/schemas/account/role-data';
import { Box, Icon, IconButton, Typography, type IconName } from '@sopaan/ui/core';
import { useState, type ReactNode } from 'react';
import { useScrollRoom } from '../use-scroll-room';
import { CourseCard } from './course-card';

/** How far a scroll button moves the list, in pixels. */
const SCROLL_STEP = 200;

interface CourseListProps {
  courses: readonly DashboardCourse[];
  /** Shown without courses. */
  empty: ReactNode;
}

/** The number of courses, and their cards in a list, with buttons that scroll it if it is longer than its space. */
export function CourseList({ courses, empty }: CourseListProps) {
  const [list, setList] = useState<HTMLElement | null>(null);
  const room = useScrollRoom(list);
  const scroll = (top: number) => list?.scrollBy({ top });
  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44, mb: 1 }}>
        <Typography role="status" sx={{ flex: 1 }}>
          {`${courses.length} Available`}
        </Typography>
        {(room.above || room.below) && (
          <>
            <ScrollButton
              label="Scroll up"
              icon="chevron-up"
              hasRoom={room.above}
              onScroll={() => scroll(-SCROLL_STEP)}
            />
            <ScrollButton
              label="Scroll down"
              icon="chevron-down"
              hasRoom={room.below}
              onScroll={() => scroll(SCROLL_STEP)}
            />
          </>
        )}
      </Box>
      {courses.length === 0 ? (
        empty
      ) : (
        <Box ref={setList} role="region" aria-label="Your courses" tabIndex={0} sx={scrollArea}>
          <Box component="ul" aria-label="Courses" sx={cards}>
            {courses.map((course) => (
              <li key={course._id}>
                <CourseCard course={course} />
              </li>
            ))}
          </Box>
        </Box>
      )}
    </div>
  );
}

interface ScrollButtonProps {
  label: string;
  icon: IconName;
  hasRoom: boolean;
  onScroll: () => void;
}

/** Keeps its focus at the end of the list, where a `disabled` button would lose it. */
function ScrollButton({ label, icon, hasRoom, onScroll }: ScrollButtonProps) {
  return (
    <IconButton
      aria-label={label}
      aria-disabled={!hasRoom}
      onClick={() => {
        if (hasRoom) onScroll();
      }}
      sx={button}
    >
      <Icon name={icon} />
    </IconButton>
  );
}

const button = {
  width: 44,
  height: 44,
  border: '1px solid',
  borderColor: 'divider',
  '&[aria-disabled="true"]': { color: 'text.disabled', cursor: 'default' },
} as const;

const scrollArea = {
  maxHeight: { xs: '28rem', md: '36rem' },
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Room for the focus rings of the cards.
  p: 0.5,
  m: -0.5,
  '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
} as const;

const cards = { display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' } as const;
