import type { Db } from '#core/db/client.ts';
import { makeReference } from '#core/ledger/reference-number.ts';
import type { TillHint } from '#lib/errors/causes.ts';
import { fractionDigits, fromMinor } from '#lib/money.ts';
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
  till: { readonly id_kas: number; readonly kode_valuta: string },
  tanggal: string,
  difference: bigint,
): Promise<KemungkinanPenyebab[]> {
  if (difference === 0n) return [];
  const size = difference < 0n ? -difference : difference;
  const half = size % 2n === 0n ? size / 2n : size;
  const rows = await db<
    { id: bigint; kode_cabang: string; tanggal: string; operasi: string; nominal: bigint; jenis: TillHint }[]
  >`
    select j.id, j.kode_cabang, j.tanggal, j.operasi, m.masuk + m.keluar as nominal, case when m.masuk + m.keluar = ${size} then 'NOMINAL_SAMA' else 'SALAH_SISI' end as jenis
    from cash_movement m join journal j on j.id = m.journal_id and j.tanggal = m.tanggal
    where m.id_kas = ${till.id_kas} and m.tanggal = ${tanggal} and j.operasi <> 'TUTUP_KAS' and m.masuk + m.keluar in (${size}, ${half})
    order by j.id desc limit ${MAX_HINTS}`;
  const hints = rows.map((row) => {
    const reference = makeReference(row.kode_cabang, row.tanggal, row.id);
    return hint(row.jenis, reference, fromMinor(row.nominal, till.kode_valuta));
  });
  const unit = 10n ** BigInt(fractionDigits(till.kode_valuta));
  if (size % unit === 0n && (size / unit) % 9n === 0n) {
    hints.push(hint('ANGKA_TERTUKAR'));
  }
  // A single note of the smaller ones is missed too often to say anything.
  const [note] = await db`
    select from denomination where kode_valuta = ${till.kode_valuta} and nominal = ${size}
      and nominal * 10 >= (select max(nominal) from denomination where kode_valuta = ${till.kode_valuta})`;
  if (note) {
    hints.push(hint('SATU_LEMBAR'));
  }
  return hints;
}
