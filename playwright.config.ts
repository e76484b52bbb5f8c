import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/setup/machine/chromium.mjs';

/** Browser tests: Chromium against a real server, through visible controls only. */
export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.browser.ts',
  outputDir: 'dist/browser-tests',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 240_000,
  expect: { timeout: 15_000 },
  use: {
    actionTimeout: 10_000,
    launchOptions: {
      executablePath: findChromium() ?? 'chromium',
      chromiumSandbox: process.getuid?.() !== 0,
      args: ['--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-component-update'],
    },
    screenshot: 'only-on-failure',
  },
});
