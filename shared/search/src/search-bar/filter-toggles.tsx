import type { Facet } from '@sopaan/schemas/api/facet';
import { Box, ButtonBase, Icon } from '@sopaan/ui/core';
import { chosenOptions } from '../codec/filters';
import { isFlag, optionLabel, type FilterKey } from '../definition/filter-definition';
import type { FilterState } from '../navigation/use-filters';

interface FilterTogglesProps {
  filters: FilterState;
  /** For the number of results per option; without them no numbers are shown. */
  facets: readonly Facet[];
}

interface Toggle {
  name: string;
  value: string;
  label: string;
  isOn: boolean;
  count: number | undefined;
}

const numbers = new Intl.NumberFormat('en-IN');

/** Every option as a toggle button. Options without results are disabled unless they are selected. */
export function FilterToggles({ filters, facets }: FilterTogglesProps) {
  const toggles = filters.definition.keys.flatMap((key) => createToggles(key, filters, facets));
  return (
    <Box role="group" aria-label="Filters" sx={row}>
      {toggles.map(({ name, value, label, isOn, count }) => {
        const isUnavailable = count === 0 && !isOn;
        return (
          <ButtonBase
            key={`${name} ${value}`}
            aria-pressed={isOn}
            aria-disabled={isUnavailable}
            onClick={() => {
              if (!isUnavailable) filters.toggle(name, value);
            }}
            sx={pill}
          >
            {isOn && <Icon name="check" size={16} />}
            {label}
            <Box component="span" sx={countStyle}>
              {count !== undefined && numbers.format(count)}
            </Box>
          </ButtonBase>
        );
      })}
    </Box>
  );
}

function createToggles(
  key: FilterKey,
  { optimistic }: FilterState,
  facets: readonly Facet[],
): Toggle[] {
  const counted = facets.find((facet) => facet.key === key.key)?.options;
  const chosen = chosenOptions(optimistic, key.key);
  // An option that a link has selected can be switched off even if the facets no longer have it.
  const offered = (counted ?? []).map(({ value }) => value);
  const options = key.options === 'open' ? [...new Set([...offered, ...chosen])] : key.options;
  return options.map((value) => ({
    name: key.key,
    value,
    label: isFlag(key) ? key.label : optionLabel(key, value),
    isOn: chosen.includes(value),
    count: counted?.find((option) => option.value === value)?.count,
  }));
}

/** On phones a single line that scrolls, so that its height does not change when the options arrive. */
const row = {
  display: 'flex',
  flexWrap: { xs: 'nowrap', md: 'wrap' },
  gap: 1,
  minHeight: 44,
  p: 0.5,
  m: -0.5,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& > *': { flex: 'none' },
} as const;

/** Reserves its width while the number is unknown. */
const countStyle = {
  typography: 'caption',
  opacity: 0.85,
  minWidth: '1.1em',
  textAlign: 'right',
} as const;

const pill = {
  display: 'inline-flex',
  gap: 0.75,
  px: 1.5,
  minHeight: 36,
  border: '1px solid',
  borderColor: 'text.disabled',
  borderRadius: 999,
  typography: 'body2',
  color: 'text.primary',
  bgcolor: 'background.paper',
  '&:hover': { borderColor: 'primary.main' },
  '&[aria-pressed="true"]': {
    bgcolor: 'primary.main',
    borderColor: 'primary.main',
    color: 'primary.contrastText',
  },
  '&[aria-disabled="true"]': {
    cursor: 'not-allowed',
    color: 'text.disabled',
    borderStyle: 'dashed',
    '&:hover': { borderColor: 'text.disabled' },
  },
  '&:focus-visible': { outline: '3px solid', outlineColor: 'secondary.main', outlineOffset: 1 },
} as const;
