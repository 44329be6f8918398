import { Box, Icon, Typography } from '@sopaan/ui/core';
import type { OptionGroup, SearchOption } from './search-options';

interface OptionListProps {
  id: string;
  groups: readonly OptionGroup[];
  /** The index of the active option over all groups; -1 for none. */
  active: number;
  isOutdated: boolean;
  onChoose: (option: SearchOption) => void;
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** The listbox of the search field. The focus stays in the field, which names the active option. */
export function OptionList({ id, groups, active, isOutdated, onChoose }: OptionListProps) {
  return (
    <Box
      id={id}
      role="listbox"
      aria-label="Search results"
      sx={{ opacity: isOutdated ? 0.6 : 1, overflowY: 'auto', overscrollBehavior: 'contain' }}
    >
      {groups.map(({ title, options, isGrid }, group) => {
        const first = groups
          .slice(0, group)
          .reduce((count, { options: before }) => count + before.length, 0);
        return (
          <Box key={title} role="group" aria-labelledby={`${id}-group-${group}`} sx={{ py: 0.5 }}>
            <Typography
              id={`${id}-group-${group}`}
              variant="subtitle2"
              component="div"
              sx={{ px: 2, py: 0.5, color: 'text.secondary' }}
            >
              {title}
            </Typography>
            <Box role="presentation" sx={isGrid && GRID}>
              {options.map((option, index) => (
                <Option
                  key={option.path}
                  id={optionId(id, first + index)}
                  option={option}
                  isActive={active === first + index}
                  onChoose={onChoose}
                />
              ))}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

interface OptionProps {
  id: string;
  option: SearchOption;
  isActive: boolean;
  onChoose: (option: SearchOption) => void;
}

function Option({ id, option, isActive, onChoose }: OptionProps) {
  return (
    <Box
      id={id}
      role="option"
      aria-selected={isActive}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(option)}
      sx={ROW}
    >
      {option.icon && <Icon name={option.icon} size={18} sx={{ color: 'text.secondary' }} />}
      <Box sx={{ minWidth: 0 }}>
        <Typography>{option.title}</Typography>
        {option.detail && (
          <Typography variant="body2" color="textSecondary">
            {option.detail}
          </Typography>
        )}
        {option.facts.length > 0 && (
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {option.facts.join(' · ')}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

const GRID = { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' };

const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: 2,
  py: 1,
  minHeight: 44,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-selected=true]': {
    bgcolor: 'action.selected',
    outline: '2px solid',
    outlineOffset: -2,
  },
};
