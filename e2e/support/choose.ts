import { expect, type Locator, type Page } from '@playwright/test';

/** Chooses as a person does: by the words beside the radio, which itself is out of sight. */
export async function choose(within: Page | Locator, name: string): Promise<void> {
  const radio = within.getByRole('radio', { name });
  await radio.locator('xpath=ancestor::label').click();
  await expect(radio).toBeChecked();
}
