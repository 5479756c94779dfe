import { expect, type Locator, type Page } from '@playwright/test';
import type { ReaderScript } from '#dev/fingerprint/simulator.ts';
import { field } from './counter.ts';
import { overrideWindow } from './override.ts';
import { readerUrl } from './stack.ts';
import { t } from './texts.ts';

/** Scripts the simulated reader's response to the next finger; without arguments it knows the finger of everybody of the demo bank. */
export async function scriptReader(script: Partial<ReaderScript> = {}): Promise<void> {
  const answer = await fetch(`${readerUrl()}/dev/state`, {
    method: 'POST',
    body: JSON.stringify({ ms: 300, ...script }),
  });
  expect(answer.status).toBe(200);
}

/** The fingerprint tab of the override window. */
export async function openFingerTab(page: Page): Promise<Locator> {
  const shown = overrideWindow(page);
  await shown.getByRole('tab', { name: t('override.sidikJari') }).click();
  return shown;
}

/** The supervisor types the user name and lays a finger on the reader. */
export async function scanFinger(page: Page, username: string): Promise<void> {
  const shown = overrideWindow(page);
  await field(shown, t('override.username')).fill(username);
  await shown.getByRole('button', { name: t('override.pindai') }).click();
}
