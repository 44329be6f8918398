import { Box, Button } from '@sopaan/ui/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FilterDefinition } from '../definition/filter-definition';
import { searchLink } from '../navigation/search-link';
import { KeywordField } from './keyword-field';

/** Keywords are part of every list's filters, so the box needs no definition of the list. */
const KEYWORDS_ONLY: FilterDefinition = { hasLocation: false, keys: [] };

interface ListSearchBoxProps {
  /** What it searches, for example `Search courses`. */
  label: string;
  placeholder: string;
  /** The path of the list. */
  path: string;
}

/** A search field on another page, which opens the list with the keywords. */
export function ListSearchBox({ label, placeholder, path }: ListSearchBoxProps) {
  const navigate = useNavigate();
  const [keywords, setKeywords] = useState('');
  const search = () => void navigate(searchLink(path, KEYWORDS_ONLY, { search: keywords }));
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', maxWidth: '44rem' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <KeywordField
          label={label}
          placeholder={placeholder}
          value={keywords}
          onChange={setKeywords}
          onSubmit={search}
        />
      </Box>
      <Button variant="contained" onClick={search} sx={{ height: 44, borderRadius: 999 }}>
        Search
      </Button>
    </Box>
  );
}
