import type { Db } from '#core/db/client.ts';
import { makeReference } from '#core/ledger/reference-number.ts';
import type { TillHint } from '#lib/errors/causes.ts';
import { fromMinor } from '#lib/money.ts';
import type { KemungkinanPenyebab } from '#types/proto/vault.ts';

const MAX_HINTS = 5;

const hint = (kode: TillHint, nomor_referensi = '', nominal = ''): KemungkinanPenyebab => ({
  kode,
  pesan: '',
  nomor_referensi,
  nominal,
});

/**
 * Where a till's difference may come from: a transaction of that very amount left out or keyed twice, one keyed on the wrong
 * side (twice the amount), or two digits changed places (a multiple of nine). Amount in minor units, with its sign.
 */
export async function likelyCauses(
  db: Db,
  idKas: number,
  tanggal: string,
  difference: bigint,
): Promise<KemungkinanPenyebab[]> {
  if (difference === 0n) return [];
  const size = difference < 0n ? -difference : difference;
  const rows = await db<
    { id: bigint; kode_cabang: string; tanggal: string; operasi: string; nominal: bigint; jenis: TillHint }[]
  >`
    select j.id, j.kode_cabang, j.tanggal, j.operasi, j.nominal, case when j.nominal = ${size} then 'NOMINAL_SAMA' else 'SALAH_SISI' end as jenis
    from cash_movement m join journal j on j.id = m.journal_id and j.tanggal = m.tanggal
    where m.id_kas = ${idKas} and m.tanggal = ${tanggal} and j.operasi <> 'TUTUP_KAS' and (j.nominal = ${size} or j.nominal * 2 = ${size})
    order by j.id desc limit ${MAX_HINTS}`;
  const hints = rows.map((row) => {
    const reference = makeReference(row.kode_cabang, row.tanggal, row.id);
    return hint(row.jenis, reference, fromMinor(row.nominal));
  });
  const rupiah = size / 100n;
  if (size % 100n === 0n && rupiah % 9n === 0n) {
    hints.push(hint('ANGKA_TERTUKAR'));
  }
  if ([10_000_00n, 20_000_00n, 50_000_00n, 100_000_00n].includes(size)) {
    hints.push(hint('SATU_LEMBAR'));
  }
  return hints;
}
