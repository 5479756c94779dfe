import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { StartFailure } from '#dev/failure.ts';

/** Names the tool that runs the test: a project of vitest.config.ts, or Playwright with one of its configurations. */
export type Runner =
  | Readonly<{ tool: 'vitest'; project: string }>
  | Readonly<{ tool: 'playwright'; config: string; project?: string }>;

/** One deliberate defect, as the head of its patch describes it. */
export interface Mutation {
  /** The file's name without its ending: its number, and what is broken. */
  readonly name: string;
  readonly patch: string;
  /** The defect in one sentence. */
  readonly defect: string;
  readonly runner: Runner;
  /** The test file that must fail. */
  readonly file: string;
  /** Only tests whose name holds this text run; all of the file without it. */
  readonly title?: string;
  /** The files that the patch changes. */
  readonly changes: readonly string[];
}

const FIELDS = ['Defect', 'Run', 'File', 'Title'] as const;
type Field = (typeof FIELDS)[number];

const VITEST = /^vitest (unit|core|components|contract)$/;
const PLAYWRIGHT = /^playwright (playwright(?:\.[\w-]+)?\.config\.ts)(?: ([\w-]+))?$/;

/** The lines `Name: value` above the first `diff --git`; each name once. */
function head(name: string, text: string): ReadonlyMap<Field, string> {
  const found = new Map<Field, string>();
  for (const line of text.slice(0, text.indexOf('diff --git ')).split('\n')) {
    if (line.trim() === '') continue;
    const [, key = '', value = ''] = /^(\w+): (.+)$/.exec(line) ?? [];
    const field = FIELDS.find((each) => each === key);
    if (!field || found.has(field))
      throw new StartFailure(`${name}.patch has a line in its head that says nothing: ${line}`);
    found.set(field, value.trim());
  }
  return found;
}

function runnerOf(name: string, text: string): Runner {
  const [, project] = VITEST.exec(text) ?? [];
  if (project) return { tool: 'vitest', project };
  const [, config, only] = PLAYWRIGHT.exec(text) ?? [];
  if (config) return { tool: 'playwright', config, ...(only && { project: only }) };
  throw new StartFailure(
    `${name}.patch names no runner: write "Run: vitest PROJECT" or "Run: playwright CONFIG PROJECT".`,
  );
}

/** Reads a patch and its head; StartFailure when the head lacks a line or the patch changes no file. */
export function parseMutation(patch: string, text: string): Mutation {
  const name = basename(patch, '.patch');
  const fields = head(name, text);
  const field = (key: Field): string => {
    const value = fields.get(key);
    if (!value) throw new StartFailure(`${name}.patch lacks the line "${key}:" in its head.`);
    return value;
  };
  const changes = [...text.matchAll(/^diff --git a\/(\S+) b\/\1$/gm)].map(([, path = '']) => path);
  if (changes.length === 0) throw new StartFailure(`${name}.patch changes no file.`);
  const title = fields.get('Title');
  return {
    name,
    patch,
    defect: field('Defect'),
    runner: runnerOf(name, field('Run')),
    file: field('File'),
    ...(title && { title }),
    changes,
  };
}

/** A mutation is meant by its number, its whole name or a part of it. */
const isMeant = ({ name }: Mutation, filter: string): boolean =>
  /^\d+$/.test(filter) ? Number.parseInt(name, 10) === Number.parseInt(filter, 10) : name.includes(filter);

/** The mutations of a folder in the order of their numbers, or those that a filter names; each names a test file of the tree. */
export function readMutations(root: string, filters: readonly string[] = []): readonly Mutation[] {
  const folder = join(root, 'tests', 'mutations');
  const all = readdirSync(folder)
    .filter((file) => file.endsWith('.patch'))
    .sort()
    .map((file) => parseMutation(join(folder, file), readFileSync(join(folder, file), 'utf8')));
  const lost = all.find(({ file }) => !existsSync(join(root, file)));
  if (lost) throw new StartFailure(`${lost.name}.patch names the test file ${lost.file}, which does not exist.`);
  const idle = filters.find((filter) => !all.some((mutation) => isMeant(mutation, filter)));
  if (idle !== undefined) throw new StartFailure(`No mutation is called ${idle}.`);
  return filters.length === 0 ? all : all.filter((mutation) => filters.some((filter) => isMeant(mutation, filter)));
}
