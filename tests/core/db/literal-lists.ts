import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { ROOT } from '#dev/build.ts';

/** A list of texts that stands in the code, as an array or as a union of types. */
export interface LiteralList {
  readonly place: string;
  readonly codes: readonly string[];
}

type Node = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Data of a made-up bank and of its simulation picks among codes; generated code follows its generator. */
const LEFT_OUT = /^(?:core\/programs\/seed|types\/proto)\//;

const textOf = (value: unknown): string | null => {
  const literal = isNode(value) && value.type === 'TSLiteralType' ? value.literal : value;
  return isNode(literal) && literal.type === 'Literal' && typeof literal.value === 'string' ? literal.value : null;
};

/** Returns the codes of an array or a union: an array must hold nothing else, a union may have `null` beside them. */
function codesOf(node: Node): readonly string[] {
  if (node.type === 'TSUnionType') return (node.types as readonly unknown[]).flatMap((each) => textOf(each) ?? []);
  if (node.type !== 'ArrayExpression') return [];
  const texts = (node.elements as readonly unknown[]).map(textOf);
  return texts.every((text) => text !== null) ? texts : [];
}

/** Returns every list of at least `fewest` different codes that the product's TypeScript writes out. */
export function literalLists(fewest: number): readonly LiteralList[] {
  const found: LiteralList[] = [];
  const files = globSync('{lib,core,services,components,hooks,pages,press}/**/*.{ts,tsx}', { cwd: ROOT });
  for (const file of files.filter((name) => !LEFT_OUT.test(name))) {
    const source = readFileSync(join(ROOT, file), 'utf8');
    const visit = (value: unknown): void => {
      if (Array.isArray(value)) {
        for (const each of value) visit(each);
        return;
      }
      if (!isNode(value)) return;
      const codes = codesOf(value);
      if (new Set(codes.filter(Boolean)).size >= fewest && new Set(codes).size === codes.length)
        found.push({ place: `${file}:${source.slice(0, value.start).split('\n').length}`, codes });
      for (const child of Object.values(value)) if (typeof child === 'object') visit(child);
    };
    visit(parseSync(file, source).program);
  }
  return found;
}
