import { isMac } from '../shortcuts';
import type { Monaco } from './use-monaco';

/** The keys that others use for this too: Ctrl+M, and on a Mac, where that hides the window, with Shift. */
export function tabKeybindings({ KeyCode, KeyMod }: Monaco): number[] {
  return [isMac() ? KeyMod.WinCtrl | KeyMod.Shift | KeyCode.KeyM : KeyMod.CtrlCmd | KeyCode.KeyM];
}
