import type { Locator } from '@playwright/test';

/** Opens a dropdown and picks the option of this name; the list stands beside its box, in the page or in a window. */
export async function choose(box: Locator, option: string | RegExp): Promise<void> {
  await box.click();
  await box.page().getByRole('option', { name: option }).click();
}
