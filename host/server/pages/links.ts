import type { LinkedFile, PageFiles } from './page-files';
import { escapeHtml } from '@sopaan/http/escape-html';

/** Renders the elements that load the files of a page. */
export function renderLinks({ scripts, early, styles }: PageFiles): string {
  return [...scripts.map(script), ...early.map(earlyScript), ...styles.map(stylesheet)].join('\n');
}

function script({ url, integrity }: LinkedFile): string {
  return `<script defer src="${escapeHtml(url)}" crossorigin="anonymous"${integrityAttribute(integrity)}></script>`;
}

function earlyScript({ url, integrity }: LinkedFile): string {
  return `<script async fetchpriority="high" src="${escapeHtml(url)}" crossorigin="anonymous"${integrityAttribute(integrity)}></script>`;
}

function stylesheet({ url, integrity }: LinkedFile): string {
  return `<link rel="stylesheet" href="${escapeHtml(url)}" crossorigin="anonymous"${integrityAttribute(integrity)}>`;
}

function integrityAttribute(integrity: string): string {
  return integrity ? ` integrity="${integrity}"` : '';
}
