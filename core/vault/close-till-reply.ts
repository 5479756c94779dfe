import type { Db } from '#core/db/client.ts';
import { makeReference } from '#core/ledger/reference-number.ts';
import { formatMoney, money } from '#lib/money.ts';
import type { KemungkinanPenyebab } from '#types/proto/vault.ts';

const MAX_HINTS = 5;

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
    { id: bigint; kode_cabang: string; tanggal: string; operasi: string; nominal: bigint; jenis: string }[]
  >`
    select j.id, j.kode_cabang, j.tanggal, j.operasi, j.nominal, case when j.nominal = ${size} then 'SAMA' else 'SISI' end as jenis
    from cash_movement m join journal j on j.id = m.journal_id and j.tanggal = m.tanggal
    where m.id_kas = ${idKas} and m.tanggal = ${tanggal} and j.operasi <> 'TUTUP_KAS' and (j.nominal = ${size} or j.nominal * 2 = ${size})
    order by j.id desc limit ${MAX_HINTS}`;
  const hints = rows.map((row): KemungkinanPenyebab => {
    const amount = formatMoney(money('IDR', row.nominal));
    return {
      kode: row.jenis === 'SAMA' ? 'NOMINAL_SAMA' : 'SALAH_SISI',
      pesan:
        row.jenis === 'SAMA'
          ? `Ada transaksi sebesar selisih ini (${amount}): mungkin uangnya belum diterima, belum diserahkan, atau dicatat dua kali`
          : `Selisih dua kali transaksi ini (${amount}): mungkin setoran dan penarikan tertukar`,
      nomor_referensi: makeReference(row.kode_cabang, row.tanggal, row.id),
    };
  });
  const rupiah = size / 100n;
  if (size % 100n === 0n && rupiah % 9n === 0n) {
    hints.push({
      kode: 'ANGKA_TERTUKAR',
      pesan: 'Selisih habis dibagi sembilan: mungkin dua angka tertukar saat mencatat',
      nomor_referensi: '',
    });
  }
  if ([10_000_00n, 20_000_00n, 50_000_00n, 100_000_00n].includes(size)) {
    hints.push({
      kode: 'SATU_LEMBAR',
      pesan: 'Selisih tepat satu lembar uang: hitung ulang pecahan itu',
      nomor_referensi: '',
    });
  }
  return hints;
}
