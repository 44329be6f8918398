import { KeywordField } from '@sopaan/search/keyword-field';
import { Box, PageHeading } from '@sopaan/ui/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readSearch, writeSearch } from '../quiz-search';
import { QuizList } from './quiz-list';

/** The list of all quizzes. The search text is in the URL. */
export function QuizListPage() {
  const [searchParams, setSearchParams] = useSearchParams();
  const search = readSearch(searchParams);
  // Kept as state as well: a navigation may take longer than typing the next letter.
  const [text, setText] = useState(search);
  function searchFor(next: string) {
    setText(next);
    setSearchParams(writeSearch(next), { replace: true });
  }
  return (
    <>
      <PageHeading title="Quizzes" />
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <KeywordField
          label="Search quizzes"
          placeholder="Title or topic"
          value={text}
          onChange={searchFor}
        />
        <QuizList search={search} onClear={() => searchFor('')} />
      </Box>
    </>
  );
}
