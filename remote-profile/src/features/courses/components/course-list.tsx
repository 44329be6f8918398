import type { DashboardCourse } from '@sopaan/schemas/account/role-data';
import { Box, Icon, IconButton, Typography } from '@sopaan/ui/core';
import { useRef, type ReactNode } from 'react';
import { CourseCard } from './course-card';

/** How far a scroll button moves the list, in pixels. */
const SCROLL_STEP = 200;

interface CourseListProps {
  courses: readonly DashboardCourse[];
  /** Shown without courses. */
  empty: ReactNode;
}

/** The number of courses, and their cards in a list that buttons scroll. */
export function CourseList({ courses, empty }: CourseListProps) {
  const list = useRef<HTMLDivElement>(null);
  const scroll = (top: number) => list.current?.scrollBy({ top });
  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography role="status" sx={{ flex: 1 }}>
          {`${courses.length} Available`}
        </Typography>
        <IconButton aria-label="Scroll up" onClick={() => scroll(-SCROLL_STEP)} sx={button}>
          <Icon name="chevron-up" />
        </IconButton>
        <IconButton aria-label="Scroll down" onClick={() => scroll(SCROLL_STEP)} sx={button}>
          <Icon name="chevron-down" />
        </IconButton>
      </Box>
      {courses.length === 0 ? (
        empty
      ) : (
        <Box ref={list} role="region" aria-label="Your courses" tabIndex={0} sx={scrollArea}>
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

const button = { width: 44, height: 44, border: '1px solid', borderColor: 'divider' } as const;

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
