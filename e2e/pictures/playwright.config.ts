import { defineConfig } from '@playwright/test';
import base from '../playwright.config';

/** Takes the pictures of `docs/gallery.md`, with `npx playwright test --config e2e/pictures/playwright.config.ts`. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: /\.pictures\.ts/,
  globalSetup: '../global-setup.ts',
  outputDir: '../test-results',
  timeout: 600_000,
  projects: [{ name: 'pictures' }],
});
