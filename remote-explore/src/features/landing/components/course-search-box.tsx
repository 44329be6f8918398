import { paths } from '@sopaan/contract/paths';
import { courseFilters } from '@sopaan/search/definition/courses';
import { KeywordField } from '@sopaan/search/keyword-field';
import { Box, Button } from '@sopaan/ui/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchLink } from '../search-link';

/** A search field that opens the list of courses. */
export function CourseSearchBox() {
  const navigate = useNavigate();
  const [keyword, setKeyword] = useState('');
  const search = () =>
    void navigate(searchLink(paths.exploreCourses, courseFilters, { search: keyword.trim() }));
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', maxWidth: '44rem' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <KeywordField
          label="Search courses"
          placeholder="Subject, skill or teacher"
          value={keyword}
          onChange={setKeyword}
          onSubmit={search}
        />
      </Box>
      <Button variant="contained" onClick={search} sx={{ height: 44, borderRadius: 999 }}>
        Search
      </Button>
    </Box>
  );
}
