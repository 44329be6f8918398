import { Box, Icon, IconButton } from '@sopaan/ui/core';
import { useRef } from 'react';
import { SEARCH_MAX_LENGTH } from '../codec/filters';
import { fieldFrame } from './field-frame';

interface KeywordFieldProps {
  /** What it searches, for example `Search jobs`. */
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Called on Enter, so that the search does not wait for a pause in typing. */
  onSubmit?: () => void;
  placeholder?: string;
}

/** A search field for keywords. */
export function KeywordField({ label, value, onChange, onSubmit, placeholder }: KeywordFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Box role="search" aria-label={label} sx={[fieldFrame, { pl: 1.5, pr: 0.5 }]}>
      <Icon name="search" sx={{ color: 'text.secondary' }} />
      <Box
        component="input"
        ref={input}
        type="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={placeholder ?? label}
        maxLength={SEARCH_MAX_LENGTH}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onSubmit?.();
        }}
        sx={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
      />
      {value !== '' && (
        <IconButton
          size="small"
          aria-label="Clear search"
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        >
          <Icon name="close" />
        </IconButton>
      )}
    </Box>
  );
}
