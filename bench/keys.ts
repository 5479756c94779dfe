import type { Page } from '@playwright/test';

/** A job has taken so many keys so far, a chord being one, and typed so many characters of its data. */
export interface Pressed {
  keys: number;
  typed: number;
}

/** Counts from now on what is pressed on this page, also by the actions of the end-to-end tests. */
export function countKeys(page: Page): Pressed {
  const pressed: Pressed = { keys: 0, typed: 0 };
  const { keyboard } = page;
  const [press, type] = [keyboard.press.bind(keyboard), keyboard.type.bind(keyboard)];
  keyboard.press = async (key, options) => {
    pressed.keys += 1;
    await press(key, options);
  };
  keyboard.type = async (text, options) => {
    pressed.typed += text.length;
    await type(text, options);
  };
  return pressed;
}
