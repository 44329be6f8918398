import { paths } from '@sopaan/contract/paths';
import { SEARCH_TEXT_MAX } from '@sopaan/schemas/api/facet';
import { SITE_SEARCH_MIN_LENGTH } from '@sopaan/schemas/site-search/site-search';
import { addRecentSearch } from '@sopaan/session/recent-searches';
import { Box, Icon, IconButton } from '@sopaan/ui/core';
import { Dialog } from '@sopaan/ui/panels';
import { useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIsWide } from '../use-is-wide';
import { optionId, OptionList } from './option-list';
import { SearchFooter } from './search-footer';
import type { SearchOption } from './search-options';
import { SearchStatus } from './search-status';
import { useSearchOptions } from './use-search-options';

/** The search over everything: a combobox whose listbox has the results by kind. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const listId = useId();
  const navigate = useNavigate();
  const isWide = useIsWide();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);
  const text = typed.trim();
  const search = useSearchOptions(text);
  const options = search.groups.flatMap(({ options: ofGroup }) => ofGroup);

  const choose = ({ path, search: searched }: Pick<SearchOption, 'path' | 'search'>) => {
    if (searched !== null) addRecentSearch(searched);
    onClose();
    void navigate(path);
  };
  const activate = (index: number) => {
    setActive(index);
    document.getElementById(optionId(listId, index))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The Enter that ends the input of a composed character is not for the search.
    if (event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && options.length > 0) {
      event.preventDefault();
      const from = active < 0 && step < 0 ? 0 : active;
      activate((from + step + options.length) % options.length);
    }
    if (event.key !== 'Enter') return;
    // Else Enter would also press the button that gets the focus back, which opens the search again.
    event.preventDefault();
    const option = options[active];
    if (option) choose(option);
    else if (text.length >= SITE_SEARCH_MIN_LENGTH) {
      choose({ path: paths.search(text), search: text });
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      fullScreen={!isWide}
      aria-label="Search"
      slotProps={{ paper: { sx: { alignSelf: 'flex-start' } } }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          flex: 'none',
          pl: 2,
          pr: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Icon name="search" sx={{ color: 'text.secondary' }} />
        <Box
          component="input"
          ref={focusField}
          role="combobox"
          aria-label="Search the site"
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={options[active] ? optionId(listId, active) : undefined}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={SEARCH_TEXT_MAX}
          placeholder="Courses, jobs, mentors…"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(-1);
          }}
          onKeyDown={onKeyDown}
          sx={FIELD}
        />
        <IconButton aria-label="Close search" onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </Box>
      <SearchStatus text={text} search={search} />
      <OptionList
        id={listId}
        groups={search.groups}
        active={active}
        isOutdated={search.isOutdated}
        onChoose={choose}
      />
      <SearchFooter hasRecent={search.hasRecent} onForget={search.forgetRecent} />
    </Dialog>
  );
}

const focusField = (field: HTMLInputElement | null) => field?.focus();

const FIELD = {
  flex: 1,
  minWidth: 0,
  height: 56,
  border: 0,
  outline: 'none',
  font: 'inherit',
  fontSize: 18,
  color: 'inherit',
  bgcolor: 'transparent',
  // The line below shows the focus, as the field is the whole row.
  '&:focus-visible': { boxShadow: 'inset 0 -2px 0 currentColor' },
};
