import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** The dropdown of this name, once it is there: it is fetched with the first one of a page. */
export async function dropdown(name: string): Promise<HTMLInputElement> {
  const box = () => screen.getByRole<HTMLInputElement>('combobox', { name });
  await waitFor(() => {
    if (box().readOnly) throw new Error(`${name} is still on its way`);
  });
  return box();
}

/** Returns the text that a dropdown shows as chosen: it describes the input. */
export const chosenOf = (box: HTMLElement): string =>
  document.getElementById(`${box.id}-value`)?.textContent ?? (box as HTMLInputElement).value;

/** Returns the options of the open list. */
export const offered = (): (string | null)[] =>
  within(screen.getByRole('listbox'))
    .queryAllByRole('option')
    .map((option) => option.textContent);

/** Opens a dropdown and picks an option. */
export async function choose(name: string, option: string): Promise<void> {
  await userEvent.click(await dropdown(name));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}
