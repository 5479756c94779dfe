import { accountSeenBy } from '#core/access/account-seen-by.ts';
import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { isoTime } from '#core/db/time.ts';
import { branchScope, onAccount } from '#core/list/list-filters.ts';
import type { Fragment } from '#core/list/list-query.ts';
import { BOOK_CURRENCY, fromMinor } from '#lib/money.ts';
import type { SuratNasabahQuery, SuratNasabahRow } from '#types/proto/accounts/letter.ts';

/** A letter as the query reads it; amounts in minor units, shares in hundredths of a per cent. */
export interface LetterRow
  extends Omit<SuratNasabahRow, 'diminta' | 'nominal' | 'nisbah_lama' | 'nisbah' | 'dicetak_pada'> {
  readonly diminta: bigint;
  readonly nominal: bigint;
  readonly nisbah_lama: number | null;
  readonly nisbah: number | null;
  readonly dicetak_pada: string | null;
}

export const letterColumns = (db: Db): Fragment => db`
  l.nomor_surat, l.jenis, l.tanggal, l.nomor_rekening, a.nama_rekening, a.nomor_nasabah, a.kode_cabang, a.kode_valuta,
  case when c.kali is null then greatest(b.accounting_date - l.tanggal, 0) else 0 end as umur_hari, coalesce(c.kali, 0) as cetak,
  coalesce(c.oleh, '') as dicetak_oleh, c.pada as dicetak_pada, l.nomor_perintah, l.jatuh_tempo, l.diminta, l.nominal, l.sebab, l.nisbah_lama, l.nisbah`;
/** Copies are numbered without a gap, so that the last one's number is their count. */
export const letterTables = (db: Db): Fragment => db`
  customer_letter l join account a using (nomor_rekening) join branch b on b.kode_cabang = a.kode_cabang
  left join lateral (select x.id_user as oleh, x.dibuat_pada as pada,
      (select y.ke from printed_copy y where y.nomor = l.nomor_surat order by y.ke desc limit 1) as kali
    from printed_copy x where x.nomor = l.nomor_surat and x.ke = 1) c on true`;

/** Writes hundredths of a per cent as text; '' for none. */
const percent = (share: number | null): string => (share === null ? '' : fromMinor(BigInt(share), BOOK_CURRENCY));

export const letterToWire = (row: LetterRow, caller: Caller): SuratNasabahRow => ({
  ...row,
  nomor_rekening: accountSeenBy(caller, row.nomor_rekening),
  diminta: fromMinor(row.diminta, row.kode_valuta),
  nominal: fromMinor(row.nominal, row.kode_valuta),
  nisbah_lama: percent(row.nisbah_lama),
  nisbah: percent(row.nisbah),
  dicetak_pada: row.dicetak_pada === null ? '' : isoTime(row.dicetak_pada),
});

/** The filters of the list, without its page. */
export type LetterFilters = Pick<SuratNasabahQuery, 'tanggal' | 'jenis' | 'dicetak' | 'kode_cabang'> & {
  readonly keyword: string;
};

/** Builds the conditions of the list: letters of accounts of the branches that the caller may see. */
export function lettersAsked(db: Db, caller: Caller, asked: LetterFilters): Fragment[] {
  const keyword = asked.keyword.trim().toUpperCase();
  const printed = db`exists (select from printed_copy p where p.nomor = l.nomor_surat)`;
  return [
    branchScope(db, caller, 'a.kode_cabang', asked.kode_cabang),
    ...(keyword
      ? [
          db`(${keyword} in (l.nomor_surat, l.nomor_perintah, a.nomor_nasabah) or ${onAccount(db, caller, db`l.nomor_rekening = ${keyword}`)})`,
        ]
      : []),
    ...(asked.tanggal ? [db`l.tanggal = ${asked.tanggal}::date`] : []),
    ...(asked.jenis ? [db`l.jenis = ${asked.jenis}`] : []),
    ...(asked.dicetak === 'T' ? [printed] : asked.dicetak === 'F' ? [db`not ${printed}`] : []),
  ];
}
