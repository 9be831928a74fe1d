import type { Page } from '@playwright/test';

export const STATES_ADDRESS: string;
export function serveStates(page: Page, folder: string): Promise<unknown>;
