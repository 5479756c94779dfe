import type { Context } from '#core/access/context.ts';
import { spendReadQuota } from '#core/access/read-quota.ts';
import { writeAudit } from '#core/access/write-audit.ts';
import { fail } from '#lib/errors/errors.ts';
import { columns, mayOpen, type Row } from './search.ts';

/** Refuses a caller who may not open this customer, and records in the trail the part of the portfolio that was read. NOT_FOUND, LOOKED_ENOUGH. */
export async function readPortfolio(
  context: Context,
  number: string,
  bagian: 'REKENING' | 'RINGKASAN' | 'PEMBIAYAAN',
): Promise<Row> {
  const { db, caller } = context;
  const [row] = await db<Row[]>`
    select ${columns(db)} from customer c join branch b on b.kode_cabang = c.kode_cabang where c.nomor_nasabah = ${number}`;
  if (!row || !mayOpen(caller, row.kode_cabang)) return fail('NOT_FOUND');
  await spendReadQuota(context, 'RINCIAN_NASABAH');
  await writeAudit(context, { aksi: 'LIHAT_PORTOFOLIO', objek: `NASABAH:${number}`, rincian: { bagian } });
  return row;
}
