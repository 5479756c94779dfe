import { densities, papers, themes } from '#lib/control/codes.ts';

/**
 * Theme, table density and paper of this browser, as its user last chose them anywhere. public/theme.js reads the same keys
 * before the first paint.
 */

/** This workstation reaches the passbook printer one of these ways: over a cable, by the print agent, or as paper the browser prints. */
export const bookPrinters = ['KERTAS', 'SERIAL', 'AGEN'] as const;
export type Theme = (typeof themes)[number];
export type Density = (typeof densities)[number];
export type Paper = (typeof papers)[number];
export type BookPrinter = (typeof bookPrinters)[number];

const THEME_KEY = 'amanah.theme';
const DENSITY_KEY = 'amanah.density';
const PAPER_KEY = 'amanah.paper';
const PRINTER_KEY = 'amanah.printer';
const BOOK_PRINTER_KEY = 'amanah.bookPrinter';

const stored = <V extends string>(key: string, allowed: readonly V[], fallback: V): V => {
  const value = localStorage.getItem(key);
  return allowed.find((option) => option === value) ?? fallback;
};

export const currentTheme = (): Theme => stored(THEME_KEY, themes, 'system');
export const currentDensity = (): Density => stored(DENSITY_KEY, densities, 'compact');
export const currentPaper = (): Paper => stored(PAPER_KEY, papers, 'A4');
/** The receipt printer as the workstation calls it; a page can only remind of it. */
export const currentPrinter = (): string => localStorage.getItem(PRINTER_KEY) ?? '';

const watchers = new Set<() => void>();

/** Calls `listener` on every choice, made here or on another workstation; returns the function that stops it. */
export function onChosen(listener: () => void): () => void {
  watchers.add(listener);
  return () => watchers.delete(listener);
}

function store(key: string, value: string): void {
  localStorage.setItem(key, value);
  for (const listener of watchers) listener();
}

/** Shows the theme at once and remembers it for this browser. */
export function chooseTheme(theme: Theme): void {
  store(THEME_KEY, theme);
  const dark = theme === 'dark' || (theme === 'system' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}

export function chooseDensity(density: Density): void {
  store(DENSITY_KEY, density);
  document.documentElement.dataset.density = density;
}

/** Sets the paper of slips: the whole width of a receipt, or a page. */
export function choosePaper(paper: Paper): void {
  store(PAPER_KEY, paper);
  document.documentElement.dataset.paper = paper;
}

export const choosePrinter = (printer: string): void => store(PRINTER_KEY, printer);

/** The printer belongs to the workstation and not to its user, so the browser alone keeps this. */
export const currentBookPrinter = (): BookPrinter => stored(BOOK_PRINTER_KEY, bookPrinters, 'KERTAS');
export const chooseBookPrinter = (printer: BookPrinter): void => store(BOOK_PRINTER_KEY, printer);
