import { availableParallelism } from 'node:os';
import { defineConfig, devices } from 'playwright/test';
import { CHROMIUM_ARGS, findChromium, findTestChromium } from '../scripts/chromium.ts';
import { scaleLimit } from '../scripts/test/pace.ts';
import { readTestPorts, testVariables } from '../scripts/test/testEnvironment.ts';

const ports = readTestPorts();
const variables = testVariables(ports);
const site = `${variables.SITE_URL}${variables.SITE_BASE}/`;

/** A page lives too short for what V8 spends on its optimising compiler: a twelfth of the processor time. */
const SHORT_LIVED_ARGS = ['--js-flags=--no-opt'];

/** Without a language of UTF-8 a browser saves no file below a folder whose name is not ASCII. */
const BROWSER_ENVIRONMENT = { ...process.env, LC_ALL: 'C.UTF-8' };

/** Pages wait more than they compute (for frames, idle time, answers). */
const WORKERS = availableParallelism() * 2;

export default defineConfig({
  outputDir: '../test-results',
  forbidOnly: true,
  timeout: scaleLimit(120_000),
  expect: { timeout: scaleLimit(20_000) },
  workers: WORKERS,
  reporter: 'list',
  // `npm test` has it running already; a developer's `playwright test` starts it here.
  webServer: {
    command: 'node scripts/test/testedSite.ts',
    cwd: '..',
    env: variables,
    url: `${site}home.html`,
    reuseExistingServer: true,
    timeout: scaleLimit(120_000),
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
  use: {
    ...devices['Pixel 5'],
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // Addresses in tests are relative to the base: 'home.html'.
    baseURL: site,
    trace: 'off',
    // Tests answer requests themselves, which a worker would send; offline.e2e.ts allows it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findTestChromium(),
      args: [...CHROMIUM_ARGS, ...SHORT_LIVED_ARGS],
      env: BROWSER_ENVIRONMENT,
    },
  },
  projects: [
    { name: 'phone', testMatch: ['e2e/**/*.e2e.ts', 'security/**/*.e2e.ts'] },
    // In a whole browser, as readers have it.
    {
      name: 'budgets',
      testMatch: 'budgets/**/*.e2e.ts',
      workers: 1,
      use: { launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS } },
    },
  ],
});
