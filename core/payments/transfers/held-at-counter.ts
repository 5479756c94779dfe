import type { Query } from '#core/access/context.ts';
import { violation } from '#core/access/input.ts';
import { spendReadQuota } from '#core/access/read-quota.ts';
import { writeAudit } from '#core/access/write-audit.ts';
import type { Db } from '#core/db/client.ts';
import { type Fragment, runList } from '#core/list/list-query.ts';
import { fail } from '#lib/errors/errors.ts';
import { BOOK_CURRENCY, fromMinor } from '#lib/money.ts';
import { normaliseAnyName } from '#lib/text.ts';
import { mayBePaid } from './incoming-list.ts';
import { isOwn } from './own-money.ts';

interface Row {
  readonly nomor: string;
  readonly rail: string;
  readonly tanggal: string;
  readonly kode_cabang: string;
  readonly nama_cabang: string;
  readonly pusat: boolean;
  readonly kode_bank: string;
  readonly nama_pengirim: string;
  /** The payee: the beneficiary, or the sender of cash that came back. */
  readonly nama: string;
  readonly nominal: bigint;
  readonly sebab: string;
  readonly sebab_retur: string;
  /** It has a place in the queue of returns to its bank. */
  readonly menunggu_retur?: boolean;
}

/** The search takes whole names: a shorter one finds nobody. */
const SHORTEST = 5;
const NUMBER = /^T[MF]\d{10,12}$/;

/** Matches held money by a number or by a name in whatever order or spelling, like the payment does; null where the keyword is too short. */
function asked(db: Db, keyword: string): { readonly incoming: Fragment; readonly own: Fragment } | null {
  const nomor = keyword.toUpperCase();
  if (NUMBER.test(nomor)) return { incoming: db`i.nomor = ${nomor}`, own: db`t.nomor = ${nomor}` };
  if (normaliseAnyName(keyword).length < SHORTEST) return null;
  return { incoming: db`same_name(${keyword}, i.nama_tujuan)`, own: db`same_name(${keyword}, t.nama_pengirim)` };
}

/**
 * Finds money that somebody at the counter asks for, of the whole bank: held incoming transfers, money returned to our own senders that is on no
 * account, and their transfers that compliance keeps from leaving. Nobody can list it: a search takes its number or the payee's whole name. If it is
 * paid elsewhere, or not in cash, the row shows the place and no amount. The read is recorded and counted. VALIDATION: the keyword is too short;
 * LOOKED_ENOUGH.
 */
export const heldAtCounter: Query<'transfer.ditanyakan'> = async (context, input) => {
  const { db, caller } = context;
  const keyword = input.paging?.keyword.trim() ?? '';
  const found = asked(db, keyword);
  if (found === null) return fail('VALIDATION', { violations: [violation('keyword', 'v.cariTertahan')] });
  const page = await runList<Row>(
    db,
    {
      columns: db`x.*, b.nama_cabang, b.jenis = 'HO' as pusat`,
      from: db`(
        select i.nomor, i.rail, i.tanggal, i.kode_cabang, i.kode_bank, i.nama_pengirim, i.nama_tujuan as nama, i.nominal, i.sebab, i.sebab_retur, i.menunggu_retur
        from incoming_transfer i where i.status = 'TERTAHAN' and ${found.incoming}
        union all
        select t.nomor, t.rail, t.tanggal, t.kode_cabang, t.kode_bank, t.nama_pengirim, t.nama_pengirim, c.jumlah, transfer_owed_by(t), t.status, false
        from transfer t cross join lateral (select transfer_owed(t) as jumlah) c
        where t.status in ('DIRETUR', 'DIBATALKAN') and ${found.own} and c.jumlah is not null
        union all
        select t.nomor, t.rail, t.tanggal, t.kode_cabang, t.kode_bank, t.nama_pengirim, t.nama_pengirim, t.nominal, t.sebab, '', false
        from transfer t where t.status = 'DITAHAN' and ${found.own}) x join branch b using (kode_cabang)`,
      where: [],
      sortable: { tanggal: { sql: 'x.tanggal', type: 'date' } },
      key: [{ sql: 'x.nomor', type: 'text' }],
      defaultSort: '-tanggal',
    },
    input.paging,
  );
  if (!input.paging?.cursor)
    await writeAudit(context, {
      aksi: 'LIHAT_TRANSFER_TERTAHAN',
      objek: `CABANG:${caller.kodeCabang}`,
      rincian: { keyword },
    });
  await spendReadQuota(context, 'DAFTAR_NASABAH', { amount: page.rows.length });
  return { data: page.rows.map((row) => toWire(row, caller.kodeCabang)), resp_cursor: page.cursor };
};

/**
 * Returns the place of payment: here, at the branch that holds it, on its account, or not yet since it is on its way back to its bank or waits for an
 * answer.
 */
function placeOf(row: Row, here: string): 'SINI' | 'CABANG' | 'REKENING' | 'TUNGGU' {
  if (row.sebab === 'DORMAN' || row.sebab === 'BLOKIR') return 'REKENING';
  if (!mayBePaid({ ...row, status: 'TERTAHAN' })) return 'TUNGGU';
  return row.kode_cabang === here || (row.pusat && !isOwn(row.nomor)) ? 'SINI' : 'CABANG';
}

function toWire(row: Row, here: string) {
  const tempat = placeOf(row, here);
  return {
    nomor: row.nomor,
    rail: row.rail,
    tanggal: row.tanggal,
    kode_cabang: row.kode_cabang,
    nama_cabang: row.nama_cabang,
    kode_bank: row.kode_bank,
    nama_pengirim: row.nama_pengirim,
    nama: row.nama,
    tempat,
    nominal: tempat === 'SINI' ? fromMinor(row.nominal) : '',
    kode_valuta: BOOK_CURRENCY,
  };
}
