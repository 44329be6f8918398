import { Icon, MenuButton, useThemeMode, type IconName, type ThemeMode } from '@sopaan/ui/core';

const choices: ReadonlyArray<{ mode: ThemeMode; label: string; icon: IconName }> = [
  { mode: 'light', label: 'Light', icon: 'sun' },
  { mode: 'dark', label: 'Dark', icon: 'moon' },
  { mode: 'system', label: 'System', icon: 'monitor' },
];

/** Switches between light, dark and the system's theme. */
export function ThemeMenu() {
  const { mode, shown, setMode } = useThemeMode();
  return (
    <MenuButton
      label="Theme"
      align="end"
      plain
      entries={choices.map(({ mode: choice, label, icon }) => ({
        label,
        icon,
        selected: choice === mode,
        onSelect: () => setMode(choice),
      }))}
    >
      <Icon name={shown === 'dark' ? 'moon' : 'sun'} size={22} />
    </MenuButton>
  );
}
