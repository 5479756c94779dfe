/** Theme and table density of this browser. public/theme.js reads the same keys before the first paint. */
export const themes = ['system', 'light', 'dark'] as const;
export const densities = ['compact', 'comfortable'] as const;
export type Theme = (typeof themes)[number];
export type Density = (typeof densities)[number];

const THEME_KEY = 'amanah.theme';
const DENSITY_KEY = 'amanah.density';

const stored = <V extends string>(key: string, allowed: readonly V[], fallback: V): V => {
  const value = localStorage.getItem(key);
  return allowed.find((option) => option === value) ?? fallback;
};

export const currentTheme = (): Theme => stored(THEME_KEY, themes, 'system');
export const currentDensity = (): Density => stored(DENSITY_KEY, densities, 'compact');

/** Shows the theme at once and remembers it for this browser. */
export function chooseTheme(theme: Theme): void {
  localStorage.setItem(THEME_KEY, theme);
  const dark = theme === 'dark' || (theme === 'system' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}

export function chooseDensity(density: Density): void {
  localStorage.setItem(DENSITY_KEY, density);
  document.documentElement.dataset.density = density;
}
