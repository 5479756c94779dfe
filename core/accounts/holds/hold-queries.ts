import { accountSeenBy } from '#core/access/account-seen-by.ts';
import type { Caller, Context, Query } from '#core/access/context.ts';
import { writeAudit } from '#core/access/write-audit.ts';
import { blockChanges } from '#core/control/audit/block-changes.ts';
import type { Db } from '#core/db/client.ts';
import { branchScope, onAccount, startsWith } from '#core/list/list-filters.ts';
import { type Fragment, runList } from '#core/list/list-query.ts';
import { SEES_OFFICIAL } from '#lib/accounts/holds.ts';
import { fromMinor } from '#lib/money.ts';
import type { BlokirRow, MutasiBlokirRow } from '#types/proto/accounts/hold.ts';

/** Returns true when the caller may read the wording of an authority's request. */
const seesOfficial = (caller: Caller): boolean => caller.menus.has(SEES_OFFICIAL);

/** A row of either kind; amounts in minor units. */
export interface BlockRow {
  id_blokir: string;
  versi: number;
  golongan: 'REKENING' | 'DANA';
  nomor_rekening: string;
  pegangan: string;
  nama_rekening: string;
  kode_cabang: string;
  kode_valuta: string;
  arah: string;
  sebab: string;
  tingkat: string;
  jumlah: bigint;
  dilepas: bigint;
  alasan: string;
  nomor_surat: string;
  unit: string;
  tanggal_awal: string;
  tanggal_akhir: string | null;
  keadaan: string;
}

type BlockFields = Omit<
  BlockRow,
  'id_blokir' | 'versi' | 'pegangan' | 'dilepas' | 'alasan' | 'unit' | 'keadaan' | 'golongan'
> & { readonly golongan: string };

const state = (db: Db, ended: Fragment): Fragment => db`
  case when ${ended} then 'DILEPAS' when t.tanggal_akhir < b.accounting_date then 'BERAKHIR'
    when t.tanggal_awal > b.accounting_date then 'AKAN_DATANG' else 'BERLAKU' end as keadaan`;

/**
 * Selects blocks and holds as rows of one shape, `where` narrowing account a, branch b or the row t. MENUNGGU: an authority's request holds before
 * its second person has decided; its id is the item's.
 */
export const blockRows = (db: Db, where: Fragment): Fragment => db`(
  select t.id_blokir, t.versi, 'DANA' as golongan, t.nomor_rekening, a.pegangan, a.nama_rekening, a.kode_cabang, a.kode_valuta, '' as arah, t.jenis as sebab,
    t.tingkat::text as tingkat, t.jumlah, t.dilepas, t.alasan, t.nomor_surat, t.unit, t.tanggal_awal, t.tanggal_akhir, ${state(db, db`t.dilepas = t.jumlah`)}
  from account_hold t join account a using (nomor_rekening) join branch b using (kode_cabang) where ${where}
  union all
  select t.id_blokir, t.versi, 'REKENING', t.nomor_rekening, a.pegangan, a.nama_rekening, a.kode_cabang, a.kode_valuta, t.arah, t.sebab,
    t.tingkat::text, 0, 0, t.alasan, t.nomor_surat, '', t.tanggal_awal, t.tanggal_akhir, ${state(db, db`t.dicabut`)}
  from account_blocking t join account a using (nomor_rekening) join branch b using (kode_cabang) where ${where}
  union all
  select t.id_flow, 0, case when t.arah is null then 'DANA' else 'REKENING' end, a.nomor_rekening, a.pegangan, a.nama_rekening, a.kode_cabang, a.kode_valuta, coalesce(t.arah, ''), t.sebab,
    'BERWENANG', coalesce(t.jumlah, 0), 0, t.alasan, t.nomor_surat, t.unit, coalesce(t.tanggal_awal, b.accounting_date), t.tanggal_akhir, 'MENUNGGU'
  from (select distinct f.rekening from flow_instance f where f.flow_state in ('WAITING', 'RETURNED') and f.flow_code in ('BLOKIR_REKENING', 'TAHAN_DANA')) f
    join account a on a.nomor_rekening = f.rekening join branch b using (kode_cabang) cross join lateral official_waiting(a.nomor_rekening) t where ${where})`;

/** Maps the columns that the lists share: a row that an authority asked for shows only that it exists, its amount and its first day. */
function blockFields(row: BlockFields, caller: Caller) {
  const shut = row.tingkat === 'BERWENANG' && !seesOfficial(caller);
  const words = (text: string): string => (shut ? '' : text);
  const amount = (minor: bigint): string => (row.golongan === 'DANA' ? fromMinor(minor, row.kode_valuta) : '');
  const fields = {
    golongan: row.golongan,
    nomor_rekening: accountSeenBy(caller, row.nomor_rekening),
    nama_rekening: row.nama_rekening,
    kode_cabang: row.kode_cabang,
    kode_valuta: row.kode_valuta,
    arah: row.arah,
    sebab: words(row.sebab),
    tingkat: row.tingkat,
    jumlah: amount(row.jumlah),
    nomor_surat: words(row.nomor_surat),
    tanggal_awal: row.tanggal_awal,
    tanggal_akhir: row.tanggal_akhir ?? '',
    tertutup: shut ? 'T' : 'F',
  };
  return { fields, words, amount };
}

/** Maps a row for its reader. */
export function toBlokir(row: BlockRow, caller: Caller): BlokirRow {
  const { fields, words, amount } = blockFields(row, caller);
  return {
    ...fields,
    id_blokir: row.id_blokir,
    versi: row.versi,
    pegangan: row.pegangan,
    dilepas: amount(row.dilepas),
    sisa: amount(row.jumlah - row.dilepas),
    alasan: words(row.alasan),
    unit: words(row.unit),
    keadaan: row.keadaan,
  };
}

/** Records in the trail who reads an authority's wording, by the accounts it concerns (domain: blocks, holds, balances). */
export async function recordOfficial(
  context: Context,
  rows: readonly { readonly tingkat: string; readonly nomor_rekening: string }[],
): Promise<void> {
  if (!seesOfficial(context.caller)) return;
  const numbers = new Set(rows.filter(({ tingkat }) => tingkat === 'BERWENANG').map((row) => row.nomor_rekening));
  const [only] = numbers;
  if (only === undefined) return;
  await writeAudit(context, {
    aksi: 'LIHAT_BLOKIR_RESMI',
    objek: numbers.size === 1 ? only : '',
    ...(numbers.size > 1 && { rincian: { rekening: [...numbers] } }),
  });
}

/** Lists blocks and holds of the branches the caller may see, the latest first. */
export const blokirDana: Query<'savings.blokirDana'> = async (context, input) => {
  const { db, caller } = context;
  const keyword = input.paging?.keyword.trim() ?? '';
  const page = await runList<BlockRow>(
    db,
    {
      columns: db`x.*`,
      from: db`${blockRows(db, branchScope(db, caller, 'a.kode_cabang', input.kode_cabang))} x`,
      where: [
        ...(keyword ? [onAccount(db, caller, startsWith(db, 'x.nomor_rekening', keyword))] : []),
        ...(input.golongan ? [db`x.golongan = ${input.golongan}`] : []),
        ...(input.keadaan ? [db`x.keadaan = ${input.keadaan}`] : []),
        ...(input.tingkat ? [db`x.tingkat = ${input.tingkat}`] : []),
        // A filter on a hidden cause would reveal it, so it leaves those rows out.
        ...(input.sebab
          ? [db`x.sebab = ${input.sebab}`, ...(seesOfficial(caller) ? [] : [db`x.tingkat <> 'BERWENANG'`])]
          : []),
      ],
      sortable: {
        tanggal_awal: { sql: 'x.tanggal_awal', type: 'date' },
      },
      key: [{ sql: 'x.id_blokir', type: 'uuid' }],
      defaultSort: '-tanggal_awal',
    },
    input.paging,
  );
  await recordOfficial(context, page.rows);
  return { data: page.rows.map((row) => toBlokir(row, caller)), resp_cursor: page.cursor };
};

type MutationRow = Omit<MutasiBlokirRow, 'jumlah' | 'sisa' | 'tertutup' | 'tanggal_akhir'> & {
  jumlah: bigint;
  sisa: bigint;
  tanggal_akhir: string | null;
};

/** Lists a day's changes of blocks and holds, in the order in which they were made (domain: blocks, holds, balances). */
export const mutasiBlokir: Query<'savings.mutasiBlokir'> = async (context, input) => {
  const { db, caller } = context;
  const [own] = await db<{ hari: string }[]>`
    select accounting_date as hari from branch where kode_cabang = ${caller.kodeCabang}`;
  const day = input.tanggal || (own?.hari ?? '');
  const page = await runList<MutationRow>(
    db,
    {
      columns: db`x.*`,
      from: db`${blockChanges(db, day, branchScope(db, caller, 'a.kode_cabang', input.kode_cabang))} x`,
      where: [],
      sortable: { id: { sql: 'x.id', type: 'text' } },
      key: [{ sql: 'x.id', type: 'text' }],
      defaultSort: 'id',
    },
    input.paging,
  );
  await recordOfficial(context, page.rows);
  return { data: page.rows.map((row) => toMutation(row, caller)), resp_cursor: page.cursor };
};

function toMutation(row: MutationRow, caller: Caller): MutasiBlokirRow {
  const { fields, amount } = blockFields(row, caller);
  return {
    ...fields,
    id: row.id,
    tindakan: row.tindakan,
    sisa: amount(row.sisa),
    pembuat: row.pembuat,
    disetujui_oleh: row.disetujui_oleh,
  };
}
