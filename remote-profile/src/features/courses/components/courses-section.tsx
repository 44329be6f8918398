import { paths } from '@sopaan/contract/paths';
import { KeywordField } from '@sopaan/search/keyword-field';
import type { User } from '@sopaan/schemas/account/user';
import { Box, Button, EmptyState, LinkButton, Typography } from '@sopaan/ui/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { filterCourses } from '../filter-courses';
import { CourseList } from './course-list';

const PARAMETER = 'search';

/** The courses that the user is enrolled in, with their progress. */
export function CoursesSection({ user }: { user: User }) {
  const courses = user.role_Data.courses ?? [];
  const [searchParams, setSearchParams] = useSearchParams();
  // Kept as state and not read from the URL, because navigations are slower than typing.
  const [searchText, setText] = useState(searchParams.get(PARAMETER) ?? '');
  const setSearchText = (text: string) => {
    setText(text);
    setSearchParams(text === '' ? {} : { [PARAMETER]: text }, { replace: true });
  };
  const shown = filterCourses(courses, searchText);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {/* The specification fixes the text. */}
      <Typography variant="h4" component="h2">
        Popular Courses
      </Typography>
      {courses.length === 0 ? (
        <NoCourses />
      ) : (
        <>
          <KeywordField label="Search your courses" value={searchText} onChange={setSearchText} />
          <CourseList
            courses={shown}
            empty={
              <EmptyState
                icon="search"
                title="No courses match your search"
                action={<Button onClick={() => setSearchText('')}>Clear search</Button>}
              />
            }
          />
        </>
      )}
    </Box>
  );
}

function NoCourses() {
  return (
    <EmptyState
      icon="book"
      title="No courses found. Start exploring our catalog!"
      action={
        <LinkButton to={paths.courses} variant="contained">
          Explore Courses
        </LinkButton>
      }
    />
  );
}
