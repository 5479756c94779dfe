import { accountSeenBy } from '#core/access/account-seen-by.ts';
import type { Query } from '#core/access/context.ts';
import { isoTime } from '#core/db/time.ts';
import { readReference } from '#core/ledger/reference-number.ts';
import { BANK } from '#lib/bank.ts';
import { fail } from '#lib/errors/errors.ts';
import { fromMinor } from '#lib/money.ts';
import type { VoucherGl } from '#types/proto/books/report.ts';

interface Head {
  readonly operasi: string;
  readonly dibuat_pada: string;
  readonly keterangan: string;
  readonly user_input: string;
  readonly nama_input: string;
  readonly user_otorisasi: string;
  readonly nama_otorisasi: string;
}

/** A journal line as its voucher shows it; the amount in minor units, debit positive. */
export interface VoucherLine {
  readonly kode_cabang: string;
  readonly nama_cabang: string;
  readonly kode_gl: string;
  readonly nama_gl: string;
  readonly kode_valuta: string;
  readonly rekening: string | null;
  readonly nama_rekening: string;
  readonly keterangan: string;
  readonly jumlah: bigint;
}

const abs = (minor: bigint): bigint => (minor < 0n ? -minor : minor);

/**
 * Groups lines into a debit and a credit voucher for each branch and currency of the journal, in the order of their first lines; debit before credit.
 */
export function vouchersOf(lines: readonly VoucherLine[], account: (nomor: string) => string): VoucherGl[] {
  const groups = new Map<string, VoucherLine[]>();
  const places = [...new Set(lines.map(({ kode_cabang, kode_valuta }) => `${kode_cabang} ${kode_valuta}`))];
  for (const place of places) for (const sisi of ['D', 'K']) groups.set(`${place} ${sisi}`, []);
  for (const line of lines)
    groups.get(`${line.kode_cabang} ${line.kode_valuta} ${line.jumlah > 0n ? 'D' : 'K'}`)?.push(line);
  return [...groups].flatMap(([key, rows]) => {
    const [first] = rows;
    if (!first) return [];
    const { kode_cabang, nama_cabang, kode_valuta } = first;
    return [
      {
        sisi: key.slice(-1),
        kode_cabang,
        nama_cabang,
        kode_valuta,
        jumlah: fromMinor(
          rows.reduce((sum, { jumlah }) => sum + abs(jumlah), 0n),
          kode_valuta,
        ),
        baris: rows.map((row) => ({
          kode_gl: row.kode_gl,
          nama_gl: row.nama_gl,
          nomor_rekening: row.rekening === null ? '' : account(row.rekening),
          nama_rekening: row.nama_rekening,
          keterangan: row.keterangan,
          nominal: fromMinor(abs(row.jumlah), kode_valuta),
        })),
      },
    ];
  });
}

/**
 * Returns the debit and credit vouchers of one journal, of each branch it has lines in (domain: daily lists). A branch that only takes part gets
 * those of its own lines; to every other branch the journal does not exist. NOT_FOUND.
 */
export const glSlip: Query<'report.glSlip'> = async ({ db, caller }, { nomor_referensi }) => {
  const { kodeCabang, tanggal, journalId } = readReference(nomor_referensi) ?? fail('NOT_FOUND');
  const [[head], lines] = await Promise.all([
    db<Head[]>`
      select j.operasi, j.dibuat_pada, coalesce(j.keterangan, '') as keterangan, j.id_user as user_input, coalesce(u.nama_user, j.id_user) as nama_input,
        coalesce(j.user_otorisasi, '') as user_otorisasi, coalesce(o.nama_user, j.user_otorisasi, '') as nama_otorisasi
      from journal j left join app_user u on u.id_user = j.id_user left join app_user o on o.id_user = j.user_otorisasi
      where j.id = ${journalId} and j.tanggal = ${tanggal}::date and j.kode_cabang = ${kodeCabang}`,
    db<VoucherLine[]>`
      select l.kode_cabang, b.nama_cabang, l.kode_gl, g.nama_gl, l.kode_valuta, l.rekening, coalesce(a.nama_rekening, '') as nama_rekening,
        coalesce(l.keterangan, '') as keterangan, l.jumlah
      from journal_line l join gl_account g using (kode_gl) join branch b on b.kode_cabang = l.kode_cabang left join account a on a.nomor_rekening = l.rekening
      where l.journal_id = ${journalId} and l.tanggal = ${tanggal}::date order by l.kode_cabang <> ${kodeCabang}, l.kode_cabang, l.urut`,
  ]);
  const whole = caller.headOffice || kodeCabang === caller.kodeCabang;
  const seen = whole ? lines : lines.filter(({ kode_cabang }) => kode_cabang === caller.kodeCabang);
  if (!head || seen.length === 0) return fail('NOT_FOUND');
  const { dibuat_pada, ...fields } = head;
  return {
    ...fields,
    nomor_referensi,
    nama_bank: BANK,
    tanggal,
    waktu: isoTime(dibuat_pada),
    voucher: vouchersOf(seen, (nomor) => accountSeenBy(caller, nomor)),
  };
};
