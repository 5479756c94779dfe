import { accountSeenBy } from '#core/access/account-seen-by.ts';
import type { Query } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { branchScope, onAccount, startsWith } from '#core/list/list-filters.ts';
import { type Fragment, runList } from '#core/list/list-query.ts';
import { fromMinor } from '#lib/money.ts';
import type { KartuRow, ProdukKartuRow } from '#types/proto/accounts/card.ts';

type Limits = 'limit_tarik' | 'limit_belanja' | 'limit_transfer';
type Bounds = 'batas_tarik' | 'batas_belanja' | 'batas_transfer';
type Later = 'nomor_seri' | 'empat' | 'tanggal_serah' | 'berlaku_sampai';
type CardListRow = Omit<KartuRow, Limits | Bounds | Later | 'blokir'> &
  Record<Limits | Bounds, bigint> &
  Record<Later, string | null> & { blokir: KartuRow['blokir'] | null };

/** Reads the item that waits on a record of this name. */
const waitingOn = (db: Db, objek: Fragment) => db`
  coalesce((select f.id_flow::text from flow_instance f where f.objek = ${objek} and f.flow_state = 'WAITING' and f.jenis in ('DATA', 'FLOW') limit 1), '')`;

/** A whole account number. */
const WHOLE = /^\d{12}$/;

/**
 * Lists cards of the branches the caller may see, the latest request first. Any branch may read one card by its id, or those of one account by its
 * handle or its whole number, because a lost card is blocked where its holder calls.
 */
export const kartuAtm: Query<'card.kartuAtm'> = async ({ db, caller }, input) => {
  const keyword = input.paging?.keyword.trim() ?? '';
  const single = input.id_kartu !== '' || input.pegangan !== '' || WHOLE.test(keyword);
  const page = await runList<CardListRow>(
    db,
    {
      columns: db`
        c.id_kartu, c.versi, c.nomor_rekening, a.nama_rekening, a.kode_cabang, c.kode_produk_kartu, p.nama as nama_produk_kartu, c.nama_cetak, c.status, c.sebab,
        c.nomor_seri, t.empat, c.tanggal_minta, c.tanggal_serah, c.penerima, c.nomor_pin, a.pegangan, t.berlaku_sampai,
        case when t.berlaku_sampai < b.accounting_date then 'T' else 'F' end as habis,
        least(c.limit_tarik, p.limit_tarik) as limit_tarik, least(c.limit_belanja, p.limit_belanja) as limit_belanja,
        least(c.limit_transfer, p.limit_transfer) as limit_transfer,
        p.limit_tarik as batas_tarik, p.limit_belanja as batas_belanja, p.limit_transfer as batas_transfer,
        (select jsonb_build_object('tanggal', k.tanggal, 'kode_cabang', k.kode_cabang, 'id_user', k.id_user, 'sebab', k.sebab, 'cara', k.cara,
            'pelapor', k.pelapor, 'diperiksa', k.diperiksa)
          from card_block k where k.id_kartu = c.id_kartu order by k.id desc limit 1) as blokir,
        ${waitingOn(db, db`'KARTU:' || c.nomor_rekening`)} as id_flow`,
      from: db`card c join account a using (nomor_rekening) join branch b using (kode_cabang) join card_product p using (kode_produk_kartu)
        left join card_stock t using (nomor_seri)`,
      where: [
        ...(single ? [] : [branchScope(db, caller, 'a.kode_cabang', input.kode_cabang)]),
        ...(input.id_kartu ? [db`c.id_kartu = ${input.id_kartu}::uuid`] : []),
        ...(input.pegangan ? [db`a.pegangan = ${input.pegangan}::uuid`] : []),
        ...(keyword ? [onAccount(db, caller, startsWith(db, 'c.nomor_rekening', keyword))] : []),
        ...(input.status ? [db`c.status = ${input.status}`] : []),
        ...(input.kode_produk_kartu ? [db`c.kode_produk_kartu = ${input.kode_produk_kartu}`] : []),
      ],
      sortable: { tanggal_minta: { sql: 'c.tanggal_minta', type: 'date' } },
      key: [{ sql: 'c.id_kartu', type: 'uuid' }],
      defaultSort: '-tanggal_minta',
    },
    input.paging,
  );
  return {
    data: page.rows.map((row) => ({
      ...row,
      nomor_rekening: accountSeenBy(caller, row.nomor_rekening),
      nomor_seri: row.nomor_seri ?? '',
      empat: row.empat ?? '',
      tanggal_serah: row.tanggal_serah ?? '',
      berlaku_sampai: row.berlaku_sampai ?? '',
      blokir: row.blokir ?? undefined,
      batas_tarik: fromMinor(row.batas_tarik),
      batas_belanja: fromMinor(row.batas_belanja),
      batas_transfer: fromMinor(row.batas_transfer),
      limit_tarik: fromMinor(row.limit_tarik),
      limit_belanja: fromMinor(row.limit_belanja),
      limit_transfer: fromMinor(row.limit_transfer),
    })),
    resp_cursor: page.cursor,
  };
};

type ProductRow = Omit<ProdukKartuRow, Limits | 'biaya_terbit' | 'biaya_ganti'> &
  Record<Limits | 'biaya_terbit' | 'biaya_ganti', bigint>;

/** Lists the bank's kinds of cards, with their price and daily limits, and the stock in the caller's branch. */
export const produkKartuList: Query<'card.produkKartuList'> = async ({ db, caller }, input) => {
  const page = await runList<ProductRow>(
    db,
    {
      columns: db`p.kode_produk_kartu, p.versi, case when p.ditawarkan then 'T' else 'F' end as ditawarkan, ${waitingOn(db, db`'PRODUK_KARTU:' || p.kode_produk_kartu`)} as id_flow, p.nama, array_to_string(p.produk, ',') as produk, p.biaya_terbit, p.biaya_ganti, p.limit_tarik, p.limit_belanja, p.limit_transfer,
        (select count(*)::integer from card_stock t where t.kode_produk_kartu = p.kode_produk_kartu and t.kode_cabang = ${caller.kodeCabang} and not t.hilang
          and not exists (select from card c where c.nomor_seri = t.nomor_seri)) as stok`,
      from: db`card_product p`,
      where: [
        ...(input.ditawarkan ? [db`p.ditawarkan = ${input.ditawarkan === 'T'}`] : []),
        ...(input.kode_produk_kartu ? [db`p.kode_produk_kartu = ${input.kode_produk_kartu}`] : []),
      ],
      sortable: { kode_produk_kartu: { sql: 'p.kode_produk_kartu', type: 'text' } },
      key: [{ sql: 'p.kode_produk_kartu', type: 'text' }],
      defaultSort: 'kode_produk_kartu',
    },
    input.paging,
  );
  return {
    data: page.rows.map((row) => ({
      ...row,
      biaya_terbit: fromMinor(row.biaya_terbit),
      biaya_ganti: fromMinor(row.biaya_ganti),
      limit_tarik: fromMinor(row.limit_tarik),
      limit_belanja: fromMinor(row.limit_belanja),
      limit_transfer: fromMinor(row.limit_transfer),
    })),
    resp_cursor: page.cursor,
  };
};
