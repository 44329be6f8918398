import { Box } from '@sopaan/ui/core';
import { menuOptions, optionLabel, type FilterKey } from '../definition/filter-definition';
import type { OptionCounts } from './facet-counts';

interface OptionListProps {
  filter: FilterKey;
  chosen: readonly string[];
  counts: OptionCounts;
  onToggle: (value: string) => void;
}

const numbers = new Intl.NumberFormat('en-IN');

/** The options of one filter. Options without results are disabled unless they are selected. */
export function OptionList({ filter, chosen, counts, onToggle }: OptionListProps) {
  const inMenu = menuOptions(filter, chosen);
  const options = inMenu === 'open' ? [...(counts?.keys() ?? [])] : inMenu;
  return (
    <Box sx={{ display: 'grid' }}>
      {options.map((option) => {
        const count = counts?.get(option);
        const isChosen = chosen.includes(option);
        const isDisabled = count === 0 && !isChosen;
        return (
          <Box
            key={option}
            component="label"
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1.25,
              px: 1,
              minHeight: 40,
              borderRadius: '10px',
              cursor: isDisabled ? 'default' : 'pointer',
              color: isDisabled ? 'text.secondary' : 'text.primary',
              '&:hover': { bgcolor: isDisabled ? 'transparent' : 'action.hover' },
              '@media (pointer: coarse)': { minHeight: 44 },
            }}
          >
            <Box
              component="input"
              type="checkbox"
              checked={isChosen}
              disabled={isDisabled}
              onChange={() => onToggle(option)}
              sx={({ palette }) => ({
                width: 20,
                height: 20,
                m: 0,
                flex: 'none',
                accentColor: palette.primary.main,
              })}
            />
            <Box component="span" sx={{ flex: 1, py: 0.5 }}>
              {optionLabel(filter, option)}
            </Box>
            {count !== undefined && (
              <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
                {numbers.format(count)}
              </Box>
            )}
          </Box>
        );
      })}
    </Box>
  );
}
