import { type Disposable, expect, type Locator, type Page } from '@playwright/test';
import { asText } from '#dev/passbook-printer/drawing.ts';
import { printed } from '#dev/passbook-printer/printer.ts';
import { t } from './texts.ts';

interface Wired {
  /** Holds the bytes sent down the cable, a print each. */
  sent: number[][];
}

/** Puts a printer on the cable of this page: it keeps what it is sent. Called before the page is opened; the returned function unplugs it. */
export const plugIn = (page: Page): Promise<Disposable> =>
  page.addInitScript(() => {
    const wired = window as unknown as Wired;
    wired.sent = [];
    const port = {
      writable: null as WritableStream<Uint8Array> | null,
      open: async () => {
        port.writable = new WritableStream({ write: (bytes) => void wired.sent.push([...bytes]) });
      },
      close: async () => {
        port.writable = null;
      },
    };
    const serial = { getPorts: async () => [port], requestPort: async () => port };
    Object.defineProperty(navigator, 'serial', { configurable: true, value: serial });
  });

const WIDTHS = [2, 8, 5, 18, 18, 20, 8] as const;

/** The columns of a printed line; what the balance is carried with takes the place of a movement. */
function columns(text: string): string[] {
  const cells: string[] = [];
  let at = 0;
  for (const width of WIDTHS) {
    cells.push(text.slice(at, at + width).trim());
    at += width + 1;
  }
  const [number = '', date = '', , , , balance = '', teller = ''] = cells;
  if (/^\d{2}-\d{2}-\d{2}$/.test(date)) return cells;
  return [number, text.slice(3, 55).trim(), balance, teller];
}

/** The print after `before` others as it came out on paper, line by line, by a printer that knows what a real one knows. */
export async function paperOf(page: Page, before: number): Promise<string[][]> {
  const sent = () => page.evaluate(() => (window as unknown as Wired).sent);
  await expect.poll(async () => (await sent()).length).toBe(before + 1);
  const sheets = printed(Uint8Array.from((await sent())[before] ?? []));
  expect(sheets).toHaveLength(1);
  const rows = asText(sheets)
    .split('\n')
    .filter((row) => row.trim() !== '');
  const margin = Math.min(...rows.map((row) => row.search(/\d/)));
  // The number of a line is to the right of its two places.
  const left = rows.every((row) => /^\s*\d\s/.test(row)) ? margin - 1 : margin;
  return rows.map((row) => columns(row.slice(left)));
}

/** Returns the lines of the open page as the screen shows them, in the form of a book: short dates, cut codes and names. */
export async function written(page: Page): Promise<string[][]> {
  const rows = await page
    .getByRole('table', { name: /^Halaman \d+$/ })
    .locator('tbody tr')
    .evaluateAll((all) => all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.innerText.trim())));
  return rows
    .filter((cells) => cells.length > 1 && cells.at(-2) !== '')
    .map((cells) => {
      if (cells.length < WIDTHS.length) return cells;
      const [number = '', date = '', code = '', debit = '', credit = '', balance = '', teller = ''] = cells;
      const short = `${date.slice(0, 6)}${date.slice(-2)}`;
      return [number, short, code.slice(0, 5), debit, credit, balance, teller.slice(0, 8)];
    });
}

/** Locates the place at which the book goes on, as the desk shows it. */
export const place = (page: Page): Locator =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(t('buku.barisBerikut'), { exact: true }) })
    .locator('dd');
