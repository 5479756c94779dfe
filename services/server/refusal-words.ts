import { errors, isErrorCode } from '#lib/errors/errors.ts';
import { wordsIn } from '#lib/errors/words.ts';
import type { Language } from '#lib/messages/id.ts';
import type { HasilAkhiri, MalamCabang, TemuanMalam } from '#types/proto/business-day/end-of-day.ts';

/** A row says by codes why something was refused. */
interface Refused {
  /** A branch on the board has the progress of its end of day. */
  readonly malam?: MalamCabang;
  readonly sebab?: string;
  /** A job has this number. */
  readonly nomor?: string;
  readonly rincian?: Readonly<Record<string, string>>;
}

type Params = Readonly<Record<string, string>>;

/** Returns the sentence of a refusal; '' when the code is none. A parameter that nobody has kept stays open in it. */
function sentence(language: Language, code: string, params: Params): string {
  if (!isErrorCode(code)) return '';
  const words: Readonly<Record<string, string | undefined>> = wordsIn(language, params);
  return errors[code][language].replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '…');
}

const findingIn =
  (language: Language) =>
  (finding: TemuanMalam): TemuanMalam => ({
    ...finding,
    pesan: sentence(language, finding.sebab, finding.rincian),
  });

interface Stopped {
  readonly langkah?: readonly { readonly temuan?: readonly TemuanMalam[] }[];
  readonly cabang?: readonly object[];
}

const isOutcome = (row: object): row is HasilAkhiri => 'kode' in row && 'rincian' in row && 'pesan' in row;

/** Returns the reply with the reasons that stop an end of day in words: the findings of its steps, and why the day of a branch did not end. */
export function stopsIn(language: Language, reply: object): object {
  const { langkah, cabang } = reply as Stopped;
  return {
    ...(Array.isArray(langkah) && {
      langkah: langkah.map((step) => (step.temuan ? { ...step, temuan: step.temuan.map(findingIn(language)) } : step)),
    }),
    ...(Array.isArray(cabang) && {
      cabang: cabang.map((row) =>
        isOutcome(row) ? { ...row, pesan: sentence(language, row.kode, row.rincian) } : row,
      ),
    }),
  };
}

/** Does the same for a branch on the board of all days. */
const boardIn = <R extends Refused>(language: Language, row: R): R =>
  row.malam ? { ...row, malam: { ...row.malam, temuan: row.malam.temuan.map(findingIn(language)) } } : row;

/** Returns why a row was refused, or an end of day has stopped, in words: a job keeps the parameters of the sentence, the trail did not. */
export function causeIn<R extends Refused>(language: Language, row: R): R {
  const said = sentence(language, row.sebab ?? '', row.nomor ? (row.rincian ?? {}) : {});
  return boardIn(language, said ? { ...row, sebab: said } : row);
}
