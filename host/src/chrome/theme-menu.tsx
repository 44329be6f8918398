import { Icon, MenuButton, useThemeMode, type IconName, type ThemeMode } from '@sopaan/ui/core';

const choices: ReadonlyArray<{ mode: ThemeMode; label: string; icon: IconName }> = [
  { mode: 'light', label: 'Light', icon: 'sun' },
  { mode: 'dark', label: 'Dark', icon: 'moon' },
  { mode: 'system', label: 'Like the device', icon: 'monitor' },
];

/** Light, dark, or as the device says. */
export function ThemeMenu() {
  const { mode, shown, setMode } = useThemeMode();
  return (
    <MenuButton
      label="Colours"
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
