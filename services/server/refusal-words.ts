import { errors, errorText, isErrorCode } from '#lib/errors/errors.ts';
import type { Language } from '#lib/messages/id.ts';

/** A row that says by a code why something was refused. */
interface Refused {
  readonly sebab?: string;
  /** Of a job: what it is known by. */
  readonly nomor?: string;
  readonly rincian?: Readonly<Record<string, string>>;
}

/** Why a row was refused, in words: a job keeps what fills the sentence, the trail did not. */
export function causeIn<R extends Refused>(language: Language, row: R): R {
  if (!row.sebab || !isErrorCode(row.sebab)) return row;
  const said = row.nomor ? errorText(row.sebab, row.rincian ?? {}, language) : errors[row.sebab][language];
  return { ...row, sebab: said.replace(/\{\w+\}/g, '…') };
}
