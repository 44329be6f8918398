import type { FilterDefinition } from '@sopaan/search/filter-definition';
import { KeywordField } from '@sopaan/search/keyword-field';
import { Box, Button } from '@sopaan/ui/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchLink } from '../search-link';

interface ListSearchBoxProps {
  label: string;
  placeholder: string;
  /** The path and filters of the list. */
  path: string;
  definition: FilterDefinition;
}

/** A search field that opens a list with its results. */
export function ListSearchBox({ label, placeholder, path, definition }: ListSearchBoxProps) {
  const navigate = useNavigate();
  const [keyword, setKeyword] = useState('');
  const search = () => void navigate(searchLink(path, definition, { search: keyword.trim() }));
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', maxWidth: '44rem' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <KeywordField
          label={label}
          placeholder={placeholder}
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
