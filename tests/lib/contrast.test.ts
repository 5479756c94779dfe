import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from 'sass';
import { describe, expect, test } from 'vitest';

const STYLES = join(import.meta.dirname, '../../styles');
/** These are our own style sheets. Bootstrap's colours are set from the same tokens in _bootstrap.scss, and main.scss only lists the others. */
const sheets = readdirSync(STYLES, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.scss') && !['main.scss', '_bootstrap.scss'].includes(name),
);

type Theme = 'light' | 'dark';
type Colour = readonly [red: number, green: number, blue: number, alpha: number];

interface Rule {
  readonly selector: string;
  readonly declarations: ReadonlyMap<string, string>;
}

/** The rules of compiled CSS that a screen shows in normal colours: those in media queries count, print and forced colours do not. */
function rulesOf(css: string): Rule[] {
  const found: Rule[] = [];
  const walk = (text: string): void => {
    for (let at = 0; ; ) {
      const open = text.indexOf('{', at);
      if (open < 0) return;
      const head = text.slice(at, open).split(';').at(-1)?.trim() ?? '';
      let depth = 1;
      let end = open + 1;
      for (; depth > 0; end += 1) depth += text[end] === '{' ? 1 : text[end] === '}' ? -1 : 0;
      const body = text.slice(open + 1, end - 1);
      if (!head.startsWith('@'))
        found.push({
          selector: head,
          declarations: new Map(
            body.split(';').flatMap((line) => {
              const [name = '', ...value] = line.split(':');
              return value.length === 0 ? [] : [[name.trim(), value.join(':').trim()] as const];
            }),
          ),
        });
      else if (/^@(media|supports|layer)/.test(head) && !/print|forced-colors/.test(head)) walk(body);
      at = end;
    }
  };
  walk(css.replace(/\/\*[\s\S]*?\*\//g, ''));
  return found;
}

const rules = sheets.flatMap((sheet) => rulesOf(compile(join(STYLES, sheet)).css));
const tokenRules = rulesOf(compile(join(STYLES, '_tokens.scss')).css);

function tokensOf(theme: Theme): ReadonlyMap<string, string> {
  const wanted = theme === 'light' ? [':root'] : [':root', '[data-theme=dark]', '[data-theme="dark"]'];
  return new Map(
    tokenRules.filter(({ selector }) => wanted.includes(selector)).flatMap(({ declarations }) => [...declarations]),
  );
}
const themes: Readonly<Record<Theme, ReadonlyMap<string, string>>> = {
  light: tokensOf('light'),
  dark: tokensOf('dark'),
};

/** The colour that a value names in the theme; undefined for what is no single colour, such as `inherit` or a gradient. */
function colourOf(value: string, theme: Theme): Colour | undefined {
  const token = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (token !== undefined) {
    const named = themes[theme].get(token);
    return named === undefined ? undefined : colourOf(named, theme);
  }
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(value)?.[1];
  if (hex !== undefined) {
    const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? []);
    const [red = 0, green = 0, blue = 0] = digits.map((pair) => Number.parseInt(pair, 16));
    return [red, green, blue, 1];
  }
  const parts = /^rgb\((\d+) (\d+) (\d+)(?: \/ ([\d.]+))?\)$/.exec(value);
  if (!parts) return undefined;
  const [, red, green, blue, alpha = '1'] = parts;
  return [Number(red), Number(green), Number(blue), Number(alpha)];
}

const over = ([r, g, b, alpha]: Colour, [r2, g2, b2]: Colour): Colour => {
  const mix = (top: number, below: number) => top * alpha + below * (1 - alpha);
  return [mix(r, r2), mix(g, g2), mix(b, b2), 1];
};

/** WCAG 2.2, relative luminance. */
function luminance([red, green, blue]: Colour): number {
  const linear = (channel: number): number => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** WCAG 2.2, contrast ratio. */
function contrast(one: Colour, other: Colour): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const TEXT = 4.5;
const PART = 3;
/** The letter of the bank's logo, which WCAG asks for nothing: it is held to what a part needs. */
const LOGO = /(^|[. -])(brand-)?mark$/;

/** Lists the backgrounds of a page, a card and a raised part: text whose own rule names no background is on one of these. */
const GROUNDS = ['var(--canvas)', 'var(--surface)', 'var(--surface-2)'];
/** Inks that are made for a ground of their own. */
const GROUNDS_OF_INK: Readonly<Record<string, readonly string[]>> = {
  'var(--brand-ink)': ['var(--brand)', 'var(--brand-strong)'],
  'var(--bar-ink)': ['var(--bar)', 'var(--bar-soft)'],
  // The status of the branch in the bar.
  '#b9f3d5': ['var(--bar)'],
};
/** This colour lies below a background that lets it through. */
const BELOW: Readonly<Record<string, string>> = { 'var(--bar-soft)': 'var(--bar)' };
/** Grounds that carry text in its own colour. Full colours carry an ink of their own or are the bars of a chart. */
const carriesText = (ground: string): boolean => GROUNDS.includes(ground) || /^var\(--(line|\w+-tint)\)$/.test(ground);
/** Colours written as such do not follow the theme: they are on paper, which is white in both. */
const PAPER = 'var(--paper)';

interface Pair {
  readonly ink: string;
  readonly ground: string;
  readonly selector: string;
}

const inkOf = ({ declarations }: Rule): string | undefined => declarations.get('color');
const groundOf = ({ declarations }: Rule): string | undefined =>
  declarations.get('background') ?? declarations.get('background-color');
const isColour = (value: string | undefined): value is string =>
  value !== undefined && colourOf(value, 'light') !== undefined;

/** Returns the backgrounds of a text whose own rule names none. */
const usualGrounds = (ink: string): readonly string[] =>
  GROUNDS_OF_INK[ink] ?? (ink.startsWith('var(') ? GROUNDS : [PAPER]);
/** The colours of a gradient that names them as such. */
const stopsOf = (ground: string | undefined): readonly string[] =>
  ground?.startsWith('linear-gradient') ? (ground.match(/#[\da-f]{3,6}/gi) ?? []) : [];

/** Every pair of text and ground that the styles use. */
function pairs(): Pair[] {
  return rules.flatMap((rule) => {
    const { selector } = rule;
    const [ink, ground] = [inkOf(rule), groundOf(rule)];
    if (isColour(ink)) {
      const stops = stopsOf(ground);
      const grounds = isColour(ground) ? [ground] : stops.length > 0 ? stops : usualGrounds(ink);
      return grounds.map((each) => ({ ink, ground: each, selector }));
    }
    return isColour(ground) && carriesText(ground) ? [{ ink: 'var(--text)', ground, selector }] : [];
  });
}

const ratio = ({ ink, ground }: Pair, theme: Theme): number => {
  const page = colourOf('var(--surface)', theme) ?? [0, 0, 0, 1];
  const below = colourOf(BELOW[ground] ?? 'var(--surface)', theme) ?? page;
  const floor = over(colourOf(ground, theme) ?? page, below);
  return contrast(over(colourOf(ink, theme) ?? page, floor), floor);
};

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test('every text stands out from its ground by 4.5', () => {
    const weak = pairs()
      .filter((pair) => ratio(pair, theme) < (LOGO.test(pair.selector) ? PART : TEXT))
      .map((pair) => `${pair.selector}: ${pair.ink} on ${pair.ground} is ${ratio(pair, theme).toFixed(2)}`);
    expect([...new Set(weak)]).toEqual([]);
    expect(pairs().length).toBeGreaterThan(150);
  });

  test('the outline of a control, a mark of state and the ring of the focus stand out by 3', () => {
    const marks = ['--control-line', '--brand', '--ok', '--warn', '--bad', '--info', '--accent'];
    const weak = marks.flatMap((mark) =>
      GROUNDS.map((ground) => ({ ink: `var(${mark})`, ground, selector: mark }))
        .filter((pair) => ratio(pair, theme) < PART)
        .map(({ ink, ground }) => `${ink} on ${ground}`),
    );
    expect(weak).toEqual([]);
  });
});
