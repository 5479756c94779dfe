/** Reads the details about one TypeScript file that the lint rules need, with oxc-parser (TypeScript 7 has no compiler API). */

import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'oxc-parser';

export type ImportEdge = {
  /** As it is written. */
  readonly specifier: string;
  /** A path from the root of the tree, or the bare package name. */
  readonly target: string;
  readonly inTree: boolean;
  readonly typeOnly: boolean;
  /** Lists the names it takes from there; '*' for the whole of it. */
  readonly names: readonly string[];
  /** An import(): loaded when it is first asked for. */
  readonly lazy: boolean;
  readonly line: number;
};

type FunctionSize = { readonly name: string; readonly line: number; readonly lines: number };

export type SourceFile = {
  readonly path: string;
  readonly lines: readonly string[];
  readonly imports: readonly ImportEdge[];
  readonly exportNames: readonly string[];
  readonly reExportLines: readonly number[];
  readonly defaultExportLine: number | null;
  readonly functions: readonly FunctionSize[];
  /** Calls that can turn an amount into a float. */
  readonly floatCalls: readonly { readonly name: 'parseFloat' | 'toFixed' | 'Number'; readonly line: number }[];
  /** Holds the texts in the code, and the parts of those that are concatenated; types left out. */
  readonly strings: readonly { readonly value: string; readonly line: number }[];
  readonly syntaxError: string | null;
};

export type Finding = { readonly path: string; readonly line: number; readonly message: string };

type Parsed = ReturnType<typeof parseSync>;

type SyntaxNode = { readonly type: string; readonly start: number; readonly end: number } & Record<string, unknown>;

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** Visits every node, and gives each visit the name that its context gives to a function. */
function visitTree(value: unknown, name: string, visit: (node: SyntaxNode, name: string) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) visitTree(item, name, visit);
    return;
  }
  if (!isNode(value)) return;
  const own = nameOf(value.id) ?? nameOf(value.key) ?? name;
  visit(value, own);
  for (const [key, child] of Object.entries(value)) {
    if (typeof child === 'object' && child !== null && key !== 'parent') visitTree(child, own, visit);
  }
}

function nameOf(value: unknown): string | null {
  return isNode(value) && typeof value.name === 'string' ? value.name : null;
}

/** Returns the line (from 1) of an offset. */
function lineIndex(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  };
}

/** `#lib/money.ts` and relative specifiers become paths from the root; the rest are packages. */
function resolveSpecifier(from: string, specifier: string): { target: string; inTree: boolean } {
  if (specifier.startsWith('#')) return { target: specifier.slice(1), inTree: true };
  if (specifier.startsWith('.')) return { target: posix.join(posix.dirname(from), specifier), inTree: true };
  return { target: specifier, inTree: false };
}

function importsOf(path: string, text: string, parsed: Parsed, lineAt: (offset: number) => number): ImportEdge[] {
  const edges: ImportEdge[] = [];
  const push = (specifier: string, typeOnly: boolean, offset: number, lazy = false, names: readonly string[] = []) => {
    edges.push({ specifier, ...resolveSpecifier(path, specifier), typeOnly, names, lazy, line: lineAt(offset) });
  };
  for (const item of parsed.module.staticImports) {
    const typeOnly = item.entries.length > 0 && item.entries.every((entry) => entry.isType);
    const names = item.entries.flatMap(
      ({ importName: { name, kind } }) => name ?? (kind === 'NamespaceObject' ? '*' : []),
    );
    push(item.moduleRequest.value, typeOnly, item.start, false, names);
  }
  for (const item of parsed.module.staticExports) {
    for (const entry of item.entries) {
      if (entry.moduleRequest) push(entry.moduleRequest.value, entry.isType, item.start);
    }
  }
  for (const item of parsed.module.dynamicImports) {
    const literal = /^['"`]([^'"`$]+)['"`]$/.exec(text.slice(item.moduleRequest.start, item.moduleRequest.end));
    if (literal?.[1] !== undefined) push(literal[1], false, item.start, true);
  }
  visitTree(parsed.program, '', (node) => {
    if (node.type !== 'TSImportType' || !isNode(node.source)) return;
    if (typeof node.source.value === 'string') push(node.source.value, true, node.start);
  });
  return edges;
}

const FUNCTION_TYPES: ReadonlySet<string> = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
]);

function floatCall(node: SyntaxNode): 'parseFloat' | 'toFixed' | 'Number' | null {
  if (node.type !== 'CallExpression' || !isNode(node.callee)) return null;
  const { callee } = node;
  const called = callee.type === 'MemberExpression' ? nameOf(callee.property) : nameOf(callee);
  if (called === 'parseFloat' || (called === 'toFixed' && callee.type === 'MemberExpression')) return called;
  return called === 'Number' && callee.type === 'Identifier' ? called : null;
}

/** Returns the text of a node: a string, or the fixed part of a template. */
function stringIn(node: SyntaxNode): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateElement') return null;
  const { cooked } = node.value as { readonly cooked?: unknown };
  return typeof cooked === 'string' ? cooked : null;
}

/** Reads and parses the file at `path` below `root`. */
export function readSource(root: string, path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8');
  const parsed = parseSync(path, text);
  const lineAt = lineIndex(text);
  const functions: FunctionSize[] = [];
  const floatCalls: SourceFile['floatCalls'][number][] = [];
  const strings: SourceFile['strings'][number][] = [];
  visitTree(parsed.program, '(anonymous)', (node, name) => {
    const line = lineAt(node.start);
    if (FUNCTION_TYPES.has(node.type)) functions.push({ name, line, lines: lineAt(node.end) - line + 1 });
    const call = floatCall(node);
    if (call !== null) floatCalls.push({ name: call, line });
    const value = stringIn(node);
    if (value) strings.push({ value, line });
  });
  const exported = parsed.module.staticExports.flatMap((item) =>
    item.entries.map((entry) => ({ ...entry, line: lineAt(item.start) })),
  );
  return {
    path,
    lines: text.replace(/\n$/, '').split('\n'),
    imports: importsOf(path, text, parsed, lineAt),
    exportNames: exported.flatMap((entry) => (entry.exportName.name === null ? [] : [entry.exportName.name])),
    reExportLines: exported.filter((entry) => entry.moduleRequest).map((entry) => entry.line),
    defaultExportLine: exported.find((entry) => entry.exportName.kind === 'Default')?.line ?? null,
    functions,
    floatCalls,
    strings,
    syntaxError: parsed.errors[0]?.message ?? null,
  };
}
