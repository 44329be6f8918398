import { isMac } from '../shortcuts/use-is-mac';
import type { Monaco } from './use-monaco';

/** The keys of VS Code: Ctrl+M, and Ctrl+Shift+M on a Mac. */
export function tabKeybindings({ KeyCode, KeyMod }: Monaco): number[] {
  return [isMac() ? KeyMod.WinCtrl | KeyMod.Shift | KeyCode.KeyM : KeyMod.CtrlCmd | KeyCode.KeyM];
}
