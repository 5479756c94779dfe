import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { validateXML } from 'xmllint-wasm';
import { type MessageName, messageKinds } from './messages.ts';

/**
 * Checks messages against the schemas of ISO 20022 (schemas/README.md). The check runs in a worker of its own that has no network and no files but
 * these, so that neither a message nor its size holds the core up; a worker costs about as much as a hundred small messages, so several are checked
 * together.
 */

/** A worker may fill this many pages of 64 KiB: enough for the largest file that is read, and an end to any other. */
const MOST_PAGES = 4_096;

/** A message as its sender signed it. */
export interface Message {
  readonly jenis: MessageName;
  readonly text: string;
}

/** The text is no valid XML, or the schema does not allow this first element. */
export type SchemaFault = { readonly sebab: 'XML' } | { readonly sebab: 'SKEMA'; readonly tempat: string };

type Faults = Map<Message, SchemaFault | null>;

const schemas = new Map<MessageName, Promise<string>>();
function schemaOf(kind: MessageName): Promise<string> {
  const { version } = messageKinds[kind];
  const schema = schemas.get(kind) ?? readFile(new URL(`./schemas/${version}.xsd`, import.meta.url), 'utf8');
  schemas.set(kind, schema);
  return schema;
}

const LONGEST_NAME = 100;
const ELEMENT = /Schemas validity error : Element '(?:\{[^}]*\})?([^']*)'/;

function faultIn(lines: readonly string[], name: string): SchemaFault | null {
  const problems = lines.filter((line) => line.startsWith(`${name}:`));
  // A file without any output was not checked, whatever the result of the others.
  if (problems.length === 0 && lines.includes(`${name} validates`)) return null;
  const element = problems.map((line) => ELEMENT.exec(line)?.[1]).find((found) => found !== undefined);
  return element === undefined ? { sebab: 'XML' } : { sebab: 'SKEMA', tempat: element.slice(0, LONGEST_NAME) };
}

/** Returns true when the worker gave the file up; a fault of ours has no number. */
const wasGivenUp = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'number';

/** Checks messages of one kind together, and records the fault of each. */
async function checkTogether(messages: readonly Message[], kind: MessageName, faults: Faults): Promise<void> {
  // No message can know this random name, so none can answer in the name of another.
  const files = messages.map((message) => ({ message, fileName: `${randomUUID()}.xml`, contents: message.text }));
  try {
    const { rawOutput } = await validateXML({
      xml: files.map(({ fileName, contents }) => ({ fileName, contents })),
      schema: await schemaOf(kind),
      maxMemoryPages: MOST_PAGES,
      modifyArguments: (args) => ['--nonet', ...args],
    });
    const lines = rawOutput.split('\n');
    for (const { message, fileName } of files) faults.set(message, faultIn(lines, fileName));
  } catch (error) {
    if (!wasGivenUp(error)) throw error;
    if (messages.length > 1) for (const each of messages) await checkTogether([each], kind, faults);
    else for (const each of messages) faults.set(each, { sebab: 'XML' });
  }
}

/**
 * Returns the schema fault of each of these messages, null where there is none. Document types and entities were refused before (xml.ts). Throws
 * where the check itself cannot run: then nothing is known of them.
 */
export async function schemaFaults(messages: readonly Message[]): Promise<Faults> {
  const faults: Faults = new Map();
  for (const kind of new Set(messages.map(({ jenis }) => jenis))) {
    const same = messages.filter(({ jenis }) => jenis === kind);
    await checkTogether(same, kind, faults);
  }
  return faults;
}
