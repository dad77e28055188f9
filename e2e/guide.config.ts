import { defineConfig } from '@playwright/test';

import journeys from './playwright.config';

/** Takes the pictures of the guide anew; no journey of its own, for the pictures are checked in. */
export default defineConfig({ ...journeys, testMatch: '**/guide-pictures.ts', workers: 1 });
