import type { ComponentType } from 'react';
import { EnvironmentsPanel } from '../environments/environments-panel';
import { HealthPanel } from '../health/health-panel';
import { HistoryPanel } from '../history/history-panel';
import { LogPanel } from '../log/log-panel';
import { PreviewsPanel } from '../previews/previews-panel';
import { PublishedPanel } from '../published/published-panel';
import { TokensPanel } from '../tokens/tokens-panel';

interface ConsoleTab {
  /** The value of `?tab=`. */
  name: string;
  label: string;
  Panel: ComponentType;
}

export const firstTab: ConsoleTab = {
  name: 'environments',
  label: 'Environments',
  Panel: EnvironmentsPanel,
};

export const consoleTabs: readonly ConsoleTab[] = [
  firstTab,
  { name: 'history', label: 'History', Panel: HistoryPanel },
  { name: 'releases', label: 'Releases', Panel: PublishedPanel },
  { name: 'previews', label: 'Previews', Panel: PreviewsPanel },
  { name: 'health', label: 'Health', Panel: HealthPanel },
  { name: 'log', label: 'Audit log', Panel: LogPanel },
  { name: 'tokens', label: 'Tokens', Panel: TokensPanel },
];
