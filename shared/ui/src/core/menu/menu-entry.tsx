import ButtonBase from '@mui/material/ButtonBase';
import type { SxProps, Theme } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router-dom';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-shapes';

/** A menu entry: a link to `to`, or an action that calls `onSelect`. `selected` makes it a radio item with that state. */
export interface MenuEntryData {
  label: string;
  icon?: IconName;
  to?: string;
  onSelect?: () => void;
  selected?: boolean;
}

const sx: SxProps<Theme> = {
  display: 'flex',
  width: '100%',
  justifyContent: 'flex-start',
  gap: 1.5,
  px: 1.5,
  py: 1,
  minHeight: 44,
  borderRadius: '12px',
  typography: 'body2',
  color: 'text.primary',
  textAlign: 'left',
  textDecoration: 'none',
  '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
  '&[aria-checked="true"]': { color: 'primary.main', fontWeight: 600 },
};

export function MenuEntry({ entry, onChosen }: { entry: MenuEntryData; onChosen: () => void }) {
  const content = (
    <>
      {entry.icon && <Icon name={entry.icon} />}
      <span>{entry.label}</span>
      {entry.selected && <Icon name="check" sx={{ ml: 'auto' }} />}
    </>
  );
  const choose = () => {
    onChosen();
    entry.onSelect?.();
  };
  if (entry.to !== undefined) {
    return (
      <ButtonBase
        component={RouterLink}
        to={entry.to}
        role="menuitem"
        tabIndex={-1}
        onClick={choose}
        sx={sx}
      >
        {content}
      </ButtonBase>
    );
  }
  const checked = entry.selected === undefined ? {} : { 'aria-checked': entry.selected };
  return (
    <ButtonBase
      role={entry.selected === undefined ? 'menuitem' : 'menuitemradio'}
      {...checked}
      tabIndex={-1}
      onClick={choose}
      sx={sx}
    >
      {content}
    </ButtonBase>
  );
}
