import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { errors, isErrorCode } from '#lib/errors/errors.ts';

const DEFINED = /^ {2}([A-Z][A-Z0-9_]*): (?:\{\s*\.\.\.)?(?:refusal|technical|notNow)\(/gm;
const RAISED = /\b(reject|fail|refuse)\(\s*'([A-Z][A-Z0-9_]*)'/g;
const PLACEHOLDER = /\{(\w+)\}/g;
const OPENING = '([{';
const CLOSING = ')]}';

/** Parts of a text between commas that no bracket and no quotation holds; ends where its surrounding bracket closes. */
function partsOf(text: string): string[] {
  const parts = [''];
  let depth = 0;
  let quote = '';
  for (const letter of text) {
    if (quote !== '') quote = letter === quote ? '' : quote;
    else if (`'"\``.includes(letter)) quote = letter;
    else if (OPENING.includes(letter)) depth += 1;
    else if (CLOSING.includes(letter)) depth -= 1;
    if (depth < 0) break;
    if (letter === ',' && depth === 0 && quote === '') parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** The names that a literal object gives values to; null where it is not a literal, or takes names from elsewhere. */
function namesOf(literal: string | undefined): readonly string[] | null {
  if (literal === undefined) return [];
  if (!literal.startsWith('{')) return null;
  const parts = partsOf(literal.slice(1));
  if (parts.some((part) => part.startsWith('...') || part.startsWith('['))) return null;
  return parts.map((part) => /^\w+/.exec(part)?.[0] ?? '');
}

/** Returns the values that one call gives its sentence; null where only running it would show them. */
function givenBy(how: string, rest: string, sql: boolean): readonly string[] | null {
  const [details] = partsOf(rest.replace(/^\s*,/, ''));
  if (sql) {
    if (details === undefined) return [];
    const built = /^jsonb_build_object\(/.exec(details);
    return built
      ? partsOf(details.slice(built[0].length)).flatMap((part, at) => (at % 2 ? [] : part.slice(1, -1)))
      : null;
  }
  if (how === 'reject') return namesOf(details);
  if (details === undefined) return [];
  if (!details.startsWith('{')) return null;
  const inside = partsOf(details.slice(1));
  const params = inside.find((part) => /^params\b/.test(part));
  if (inside.some((part) => part.startsWith('...'))) return null;
  return params === undefined ? [] : namesOf(params.replace(/^params:?\s*/, '') || 'params');
}

test('no error code is defined twice', () => {
  const codes = globSync(['lib/errors/*.ts', 'lib/*/errors.ts']).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(DEFINED)].map(([, code = '']) => code),
  );
  expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
  expect(Object.keys(errors).filter((code) => !codes.includes(code))).toEqual([]);
});

test('an error is raised with every value that its sentences name', () => {
  const offences = globSync(['core/**/*.ts', 'core/db/functions/**/*.sql']).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return [...text.matchAll(RAISED)].flatMap(({ 0: call, 1: how = '', 2: code = '', index }) => {
      if (!isErrorCode(code)) return [];
      const given = givenBy(how, text.slice(index + call.length), file.endsWith('.sql'));
      const { id, en } = errors[code];
      const named = new Set([...`${id} ${en}`.matchAll(PLACEHOLDER)].map(([, name = '']) => name));
      const missing = given === null ? [] : [...named].filter((name) => !given.includes(name));
      return missing.length > 0 ? [`${file}: ${code} lacks ${missing.join(', ')}`] : [];
    });
  });
  expect(offences).toEqual([]);
});
