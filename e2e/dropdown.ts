import { expect, type Locator } from '@playwright/test';

/** One try at an option; a busy machine that needs longer is asked again. */
const TRY_MS = 2_000;

/**
 * Opens a dropdown and picks the option of this name; the list opens beside its box, in the page or in a window. What a first click opened is
 * gone when the box itself was still being fetched, or a window came to rest under it, so it is opened again.
 */
export async function choose(box: Locator, option: string | RegExp): Promise<void> {
  const wanted = box.page().getByRole('option', { name: option });
  await expect(async () => {
    if ((await box.getAttribute('aria-expanded')) !== 'true') await box.click({ timeout: TRY_MS });
    await wanted.click({ timeout: TRY_MS });
  }).toPass();
}
