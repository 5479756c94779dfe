import { messages } from '#types/proto/schema.ts';

type Message = Record<string, unknown>;

/** These values fill the fields of a message. */
export interface Filling {
  readonly string: (index: number) => string;
  readonly int32: (index: number) => number;
  readonly bool: boolean;
  /** Every other field has no value. */
  readonly sparse: boolean;
  /** Optional fields, messages and collections have a value. */
  readonly optional: boolean;
}

const full: Filling = { string: (i) => `nilai ${i}`, int32: (i) => i + 1, bool: true, sparse: false, optional: true };

export const fillings: Readonly<Record<string, Filling>> = {
  empty: { string: () => '', int32: () => 0, bool: false, sparse: false, optional: false },
  full,
  'sparsely filled': { ...full, sparse: true },
  'filled with what is unset elsewhere': { ...full, string: () => '', int32: () => 0, bool: false },
  'in other scripts': { ...full, string: (i) => ['Zoë', 'محمد', '漢字 🙂', '\u0000', 'ß'.repeat(64)][i % 5] ?? '' },
  'filled with extremes': {
    ...full,
    string: (i) => 'x'.repeat([127, 128, 200][i % 3] ?? 0),
    int32: (i) => [2_147_483_647, -2_147_483_648, -1, 127, 128][i % 5] ?? 0,
  },
};

/** Messages are filled down to this depth; below it they and their collections are empty. */
const DEPTH = 3;

/** Returns a message of every field that the schema names, filled. */
export function sampleOf(name: string, filling: Filling, depth = 0): Message {
  const line = messages[name];
  if (!line) return {};
  return Object.fromEntries(
    line.split(', ').map((text, index) => {
      const words = text.split(' ');
      const [field = '', type = '', label] = [words.at(-1), words.at(-2), words.length === 4 ? words[1] : ''];
      return [field, fieldOf(type, label, filling, { index, depth })];
    }),
  );
}

function fieldOf(type: string, label: string | undefined, filling: Filling, at: { index: number; depth: number }) {
  const { index, depth } = at;
  const isScalar = type === 'string' || type === 'int32' || type === 'bool';
  const present = filling.optional && !(filling.sparse && index % 2 === 1) && (isScalar || depth < DEPTH);
  const value = (i: number): unknown => {
    if (type === 'string') return filling.string(i);
    if (type === 'int32') return filling.int32(i);
    return type === 'bool' ? filling.bool : sampleOf(type, filling, depth + 1);
  };
  if (label === 'repeated') return present ? [value(index), value(index + 1)] : [];
  if (label === 'map') return present ? { satu: value(index), '': value(index + 1), kosong: '' } : {};
  if (present) return value(index);
  if (label === 'optional' || !isScalar) return undefined;
  return { string: '', int32: 0, bool: false }[type];
}
