import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from 'sass';
import { beforeAll, expect, test } from 'vitest';
import { ROOT } from '#dev/build.ts';

/** The style sheet as the browser gets it. */
let css = '';
beforeAll(() => {
  const sheet = join(ROOT, 'styles', 'main.scss');
  css = compile(sheet, {
    loadPaths: [join(ROOT, 'node_modules')],
    quietDeps: true,
    silenceDeprecations: ['import'],
  }).css;
});

/** The declarations of the first rule with exactly this selector. */
function rule(selector: string): string {
  const escaped = selector.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const found = new RegExp(`(?:^|\\})\\s*${escaped} \\{([^}]*)\\}`).exec(css);
  if (!found) throw new Error(`no rule for ${selector}`);
  return found[1] ?? '';
}

test('the top bar is 50 px high, the sidebar 270 px wide', () => {
  expect(css).toMatch(/--topbar: 50px/);
  expect(css).toMatch(/--sidebar: 270px/);
  expect(rule('.top-bar')).toMatch(/height: var\(--topbar\)/);
  expect(rule('.shell.with-sidebar')).toMatch(/grid-template-columns: var\(--sidebar\)/);
});

test('a data table is 300 to 600 px high with a fixed head; in a lookup 410 px', () => {
  expect(rule('.table-scroll.framed')).toMatch(/min-height: 300px;\s*max-height: 600px/);
  expect(rule('.table-scroll.framed.in-window')).toMatch(/max-height: 410px/);
  expect(rule('.table.pinned thead th')).toMatch(/position: sticky;\s*top: 0/);
});

test('a context menu is 220 px wide with items of 35 px', () => {
  expect(rule('.pop-menu')).toMatch(/width: 220px/);
  expect(rule('.pop-menu button, .pop-menu a')).toMatch(/height: 35px/);
});

test('the phone begins below 768 px', () => {
  const widths = new Set([...css.matchAll(/max-width: (76\d(?:\.\d+)?)px/g)].map(([, width]) => width));
  expect([...widths]).toEqual(['767.98']);
});

test('no style of ours but a palette names a colour: the rest takes it from the tokens', () => {
  const areas = ['_tables', '_forms', '_fields', '_areas', 'parts/_tabs', 'parts/_menu', 'parts/_states'];
  for (const area of areas) {
    expect(readFileSync(join(ROOT, 'styles', `${area}.scss`), 'utf8'), area).not.toMatch(/#[0-9a-f]{3,8}\b/i);
  }
});

test('no rule gives a new style to the whole page when an element enters it', () => {
  const selectors = [...css.matchAll(/(?<=^|[{}\n])([^{}@;]+)\{/g)].flatMap(([, head = '']) =>
    head.split(/,(?![^()]*\))/).map((one) => one.trim()),
  );
  expect(selectors.length).toBeGreaterThan(1000);
  // An element or `:has()` is no name that a browser could look for: it styles the sibling again, and with `*` all that the sibling holds.
  expect(selectors.filter((one) => /[+~]\s*\*$/.test(one))).toEqual([]);
  expect(css).not.toMatch(/:root:has\([^{]*\{[^}]*?[{;\n]\s*--/);
});
