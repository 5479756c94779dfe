import { accountSeenBy } from '#core/access/account-seen-by.ts';
import type { Caller, Context, Query } from '#core/access/context.ts';
import { type Fragment, runList } from '#core/list/list-query.ts';
import { type HandOverKind, handOverKinds, handOverMenus } from '#lib/accounts/hand-overs.ts';

interface Row {
  readonly jenis: HandOverKind;
  readonly kunci: string;
  readonly nomor: string;
  readonly nama: string;
  readonly nomor_rekening: string;
  readonly pegangan: string;
  readonly nama_rekening: string;
  readonly sejak: string;
}

/** Reads issued cards that nobody has fetched. An expired card goes to nobody, and one under way to its holder waits for a checker. */
const cards = ({ db, caller }: Context): Fragment => db`
  select 'KARTU' as jenis, c.id_kartu::text as kunci, t.empat as nomor, p.nama, c.nomor_rekening, c.tanggal_minta as sejak
  from card c join account a using (nomor_rekening) join branch b using (kode_cabang) join card_stock t using (nomor_seri)
    join card_product p on p.kode_produk_kartu = c.kode_produk_kartu
  where c.status = 'TERBIT' and a.kode_cabang = ${caller.kodeCabang} and t.berlaku_sampai >= b.accounting_date
    and not exists (select from flow_instance f where f.objek = 'KARTU:' || c.nomor_rekening and f.flow_state = 'WAITING')`;

/** Reads passbooks in use whose cover nobody has printed: the customer gets a book with its name on it. */
const books = ({ db, caller }: Context): Fragment => db`
  select 'BUKU' as jenis, k.nomor_seri as kunci, k.nomor_seri as nomor, '' as nama, k.nomor_rekening, coalesce(k.tanggal_terbit, k.tanggal_terima) as sejak
  from passbook k where k.kode_cabang = ${caller.kodeCabang} and k.status = 'AKTIF' and not k.sampul_dicetak`;

/** Reads certificates of funded deposits that no printer has printed. */
const certificates = ({ db, caller }: Context): Fragment => db`
  select 'BILYET' as jenis, l.nomor_bilyet as kunci, l.nomor_bilyet as nomor, '' as nama, l.nomor_rekening, coalesce(l.tanggal_terbit, l.tanggal_terima) as sejak
  from bilyet l where l.kode_cabang = ${caller.kodeCabang} and l.status = 'BERLAKU' and l.cetak = 0`;

/** Reads orders of books, the earliest first, as many of a kind as the branch has books for. */
const orders = ({ db, caller }: Context): Fragment => db`
  select 'WARKAT' as jenis, o.nomor as kunci, o.nomor, o.jenis as nama, o.nomor_rekening, o.tanggal as sejak
  from (select w.*, row_number() over (partition by w.jenis order by w.nomor) as ke
    from warkat_order w where w.kode_cabang = ${caller.kodeCabang} and w.status = 'DIPESAN') o
  where o.ke <= (select count(*) from warkat_book s where s.kode_cabang = ${caller.kodeCabang} and s.jenis = o.jenis and s.status = 'STOK_CABANG')`;

const sources: Readonly<Record<HandOverKind, (context: Context) => Fragment>> = {
  KARTU: cards,
  BUKU: books,
  BILYET: certificates,
  WARKAT: orders,
};

/** Returns the kinds that the caller hands over. */
const kindsOf = ({ menus }: Caller): HandOverKind[] => handOverKinds.filter((kind) => menus.has(handOverMenus[kind]));

/** Joins what waits of these kinds with its accounts; a closed account gets nothing. `kinds` has at least one. */
function waiting(context: Context, kinds: readonly HandOverKind[]): Fragment {
  const { db } = context;
  const all = kinds.map((kind) => sources[kind](context)).reduce((left, right) => db`${left} union all ${right}`);
  return db`(
    select w.*, a.pegangan, a.nama_rekening from (${all}) w join account a using (nomor_rekening) join account_state s using (nomor_rekening)
    where s.status <> 'TUTUP') r`;
}

/**
 * Lists what the caller's branch can hand to its customers today, the longest waiting first: cards, passbooks, certificates, and books of cheques for
 * which there is an order and a stock. Only kinds that the caller hands over.
 */
export const readyToHandOver: Query<'savings.siapDiserahkan'> = async (context, input) => {
  const kinds = kindsOf(context.caller).filter((kind) => input.jenis === '' || input.jenis === kind);
  if (kinds.length === 0) return { data: [], resp_cursor: '' };
  const page = await runList<Row>(
    context.db,
    {
      columns: context.db`r.*`,
      from: waiting(context, kinds),
      where: [],
      sortable: { sejak: { sql: 'r.sejak', type: 'date' } },
      key: [
        { sql: 'r.jenis', type: 'text' },
        { sql: 'r.kunci', type: 'text' },
      ],
      defaultSort: 'sejak',
    },
    input.paging,
  );
  const data = page.rows.map((row) => ({ ...row, nomor_rekening: accountSeenBy(context.caller, row.nomor_rekening) }));
  return { data, resp_cursor: page.cursor };
};

/** Counts the same by kind; a kind that the caller does not hand over is left out. */
export const countReady: Query<'savings.jumlahSiapDiserahkan'> = async (context) => {
  const kinds = kindsOf(context.caller);
  if (kinds.length === 0) return { jumlah: [] };
  const counts = await context.db<{ jenis: HandOverKind; banyak: number }[]>`
    select r.jenis, count(*)::integer as banyak from ${waiting(context, kinds)} group by 1`;
  return {
    jumlah: kinds.map((jenis) => ({ jenis, banyak: counts.find((row) => row.jenis === jenis)?.banyak ?? 0 })),
  };
};
