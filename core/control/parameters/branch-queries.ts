import type { Query } from '#core/access/context.ts';
import { contains, startsWith } from '#core/list/list-filters.ts';
import { runList } from '#core/list/list-query.ts';
import { fail } from '#lib/errors/errors.ts';
import { BOOK_CURRENCY, fromMinor } from '#lib/money.ts';
import type { CabangBankRow } from '#types/proto/control/parameter.ts';
import { waiting } from './term-parts.ts';

type Row = Omit<CabangBankRow, 'batas_khasanah'> & { batas: bigint; kunci_urut?: unknown };

/** Lists branches with their address, day and vault, and the change of each that waits. */
export const daftarCabang: Query<'parameter.daftarCabang'> = async ({ db }, input) => {
  const keyword = input.paging?.keyword ?? '';
  const code = { sql: 'b.kode_cabang', type: 'text' } as const;
  const page = await runList<Row>(
    db,
    {
      columns: db`b.kode_cabang, b.nama_cabang, b.kota, b.alamat, b.jenis, b.status as status_akses_desc, b.accounting_date, b.versi,
        coalesce(b.tanggal_penutupan::text, '') as tanggal_penutupan, coalesce(b.cabang_penerus, '') as cabang_penerus,
        coalesce((select k.batas from cash_box k where k.kode_cabang = b.kode_cabang and k.jenis = 'KHASANAH' and k.kode_valuta = ${BOOK_CURRENCY}), 0)::bigint as batas,
        ${waiting(db, db`'CABANG:' || b.kode_cabang`)}`,
      from: db`branch b`,
      where: [
        ...(input.kode_cabang ? [db`b.kode_cabang = ${input.kode_cabang}`] : []),
        ...(keyword
          ? [db`(${startsWith(db, 'b.kode_cabang', keyword)} or ${contains(db, 'b.nama_cabang', keyword)})`]
          : []),
      ],
      sortable: { kode_cabang: code, nama_cabang: { sql: 'b.nama_cabang', type: 'text' } },
      key: [code],
      defaultSort: 'kode_cabang',
    },
    input.paging,
  );
  return {
    data: page.rows.map(({ kunci_urut: _, batas, ...row }) => ({ ...row, batas_khasanah: fromMinor(batas) })),
    resp_cursor: page.cursor,
  };
};

/** Returns the obstacles to closing a branch for good, kind by kind, and the day that would be its last. NOT_FOUND. */
export const halanganPenutupan: Query<'parameter.halanganPenutupan'> = async ({ db }, { kode_cabang }) => {
  const [branch] = await db<{ nama_cabang: string; accounting_date: string; status_akses_desc: string }[]>`
    select nama_cabang, accounting_date, status as status_akses_desc from branch where kode_cabang = ${kode_cabang} and jenis <> 'HO'`;
  if (!branch) return fail('NOT_FOUND');
  const found = await db<{ kode: string; jumlah: number; id: string; nama: string; nominal: bigint }[]>`
    select kode, jumlah, id, nama, nominal from branch_closing_hindrances(${kode_cabang})`;
  return {
    kode_cabang,
    ...branch,
    halangan: found.map(({ nominal, ...row }) => ({
      ...row,
      pesan: '',
      nominal: nominal === 0n ? '' : fromMinor(nominal),
    })),
  };
};
