import { fromMinor } from '#lib/money.ts';
import { isOperationCode } from '#lib/operations/operations.ts';
import { sentenceFor } from '#lib/sentences/sentences.ts';
import { money } from '#lib/sentences/words.ts';
import type { Kalimat } from '#types/proto/common.ts';
import type { PostedJournal, PostedLine } from './posted-journal.ts';

/** An item or a posting as its sentence knows it: only what its reader may see. */
interface Known {
  readonly code: string;
  readonly form: Readonly<Record<string, unknown>>;
  readonly nominal: bigint;
  readonly kode_valuta: string;
  readonly rekening: string | null;
  readonly other: string | null;
  readonly nameOf: (number: string) => string | undefined;
  readonly keterangan: string;
}

/** Writes the sentence of an operation in both languages; undefined for a code of another release, which screens call by its name. */
export function sentenceOf(known: Known): Kalimat | undefined {
  if (!isOperationCode(known.code)) return undefined;
  const holder = (number: string | undefined): string =>
    number ? [number, known.nameOf(number)].filter(Boolean).join(' ') : '';
  return sentenceFor(known.code, {
    form: known.form,
    amount: money(fromMinor(known.nominal, known.kode_valuta), known.kode_valuta),
    number: known.rekening ?? '',
    account: holder(known.rekening ?? ''),
    other: known.other ?? undefined,
    holder,
    remark: known.keterangan,
  });
}

/** A posted journal as its sentence knows it: its lines name its accounts, in their order. */
interface Posted extends Pick<PostedJournal, 'operasi' | 'nominal' | 'kode_valuta' | 'rekening' | 'keterangan'> {
  readonly lines: readonly Pick<PostedLine, 'rekening' | 'nama_rekening'>[];
}

/** Writes the sentence of a posted journal: it keeps no form, so that a later read says the same. */
export function sentenceOfJournal({ operasi, lines, ...journal }: Posted): Kalimat | undefined {
  const accounts = lines.filter(({ rekening }) => rekening !== null);
  return sentenceOf({
    ...journal,
    code: operasi,
    form: {},
    other: accounts.find(({ rekening }) => rekening !== journal.rekening)?.rekening ?? null,
    nameOf: (number) => accounts.find(({ rekening }) => rekening === number)?.nama_rekening,
  });
}
