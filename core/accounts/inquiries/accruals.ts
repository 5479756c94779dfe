import type { Query } from '#core/access/context.ts';
import { validInput } from '#core/access/input.ts';
import { writeAudit } from '#core/access/write-audit.ts';
import { makeReference } from '#core/ledger/reference-number.ts';
import { runList } from '#core/list/list-query.ts';
import { fromMinor } from '#lib/money.ts';
import { accrualsQuery } from '#lib/profit-sharing/schemas/accrual.ts';
import { accountAsked } from './account-asked.ts';

interface Raw {
  readonly dari: string;
  readonly sampai: string;
  readonly hari: number;
  readonly hari_bulan: number;
  readonly saldo: bigint;
  readonly hi: string;
  readonly nisbah: string;
  readonly sehari: bigint;
  readonly kode_cabang: string;
  readonly tanggal_buku: string | null;
  readonly journal_id: bigint | null;
}

/**
 * Lists an account's earnings, day by day with the journal of each, or as periods of equal earnings (domain: profit sharing, daily accrual). Each
 * read writes a row of the trail, because it reveals the balance of each day. ACCOUNT_NOT_FOUND, OTHER_BRANCH.
 */
export const historyAccrual: Query<'accrual.historyAccrualBagiHasil'> = async (context, input) => {
  const { db } = context;
  const asked = validInput(accrualsQuery, input);
  const { nomor_rekening, kode_valuta } = await accountAsked(context, asked);
  await writeAudit(context, { aksi: 'LIHAT_MUTASI', objek: nomor_rekening, rincian: { tanggal: asked.tanggal_awal } });
  // A period is shown only within the asked days, and as one row even across months.
  const days =
    asked.rinci === 'HARI'
      ? db`cross join lateral (select h::date as dari, h::date as sampai from generate_series(k.dari, k.sampai, interval '1 day') h) h`
      : db`cross join lateral (select k.dari, k.sampai) h`;
  const page = await runList<Raw>(
    db,
    {
      columns: db`h.dari, h.sampai, h.sampai - h.dari + 1 as hari, extract(day from month_end(h.dari))::integer as hari_bulan, k.saldo,
        round(k.hi / 1000000.0, 6)::text as hi, round(k.nisbah / 100.0, 2)::text as nisbah, k.sehari, k.kode_cabang, d.tanggal_buku, d.journal_id`,
      from: db`accrual_by_day k ${days}
        left join accrual_day d on h.dari = h.sampai and (d.kode_cabang, d.tanggal, d.kode_produk) = (k.kode_cabang, h.dari, k.kode_produk)`,
      where: [
        db`k.nomor_rekening = ${nomor_rekening}`,
        ...(asked.tanggal_awal ? [db`h.sampai >= ${asked.tanggal_awal}::date`] : []),
        ...(asked.tanggal_akhir ? [db`h.dari <= ${asked.tanggal_akhir}::date`] : []),
      ],
      sortable: { dari: { sql: 'h.dari', type: 'date' } },
      key: [{ sql: 'h.dari', type: 'date' }],
      defaultSort: '-dari',
    },
    input.paging,
  );
  const data = page.rows.map((row) => ({
    dari: row.dari,
    sampai: row.sampai,
    hari: row.hari,
    hari_bulan: row.hari_bulan,
    saldo: fromMinor(row.saldo, kode_valuta),
    hi_1000: row.hi,
    nisbah: row.nisbah,
    sehari: fromMinor(row.sehari, kode_valuta),
    jumlah: fromMinor(row.sehari * BigInt(row.hari), kode_valuta),
    kode_cabang: row.kode_cabang,
    nomor_referensi:
      row.journal_id !== null && row.tanggal_buku
        ? makeReference(row.kode_cabang, row.tanggal_buku, row.journal_id)
        : '',
    id_jurnal: row.journal_id?.toString() ?? '',
    kode_valuta,
  }));
  return { data, resp_cursor: page.cursor };
};
