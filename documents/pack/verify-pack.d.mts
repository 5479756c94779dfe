import type { PackManifest } from '#lib/books/reports/pack.ts';

/** A pack as it was read: its list, the links of the chain it proves by their position, and those of which nothing but the print is proved. */
export interface ReadPack {
  readonly manifest: PackManifest;
  readonly links: ReadonlyMap<string, { readonly posisi: string; readonly hash: string }>;
  readonly unproved: readonly string[];
  readonly print: string;
}

/** What the bank's own database says against a pack; null where they agree. */
type AskBank = (pack: ReadPack) => Promise<string | null>;

export const DECIMALS: Readonly<Record<string, number>>;
export function apart(text: string): string[];
export function written(part: string): string;
export function isText(parts: readonly string[], at: number): boolean;
export function saltOf(salt: string, at: number): string;
export function leafOf(salt: string, text: string): string;
export function frameOf(parts: readonly string[]): string;
export function readPack(bytes: Uint8Array): ReadPack | string;
export function compareHeads(pack: Pick<ReadPack, 'links'>, text: string): number | string;
export function verifyPack(args: readonly string[], bank?: AskBank): Promise<number>;
export function main(bank?: AskBank): Promise<void>;
