import { randomBytes } from 'node:crypto';
import { type Query, visibleBranch } from '#core/access/context.ts';
import { validInput } from '#core/access/input.ts';
import { writeAudit } from '#core/access/write-audit.ts';
import { branchScope } from '#core/list/list-filters.ts';
import { runList } from '#core/list/list-query.ts';
import { mintaBundelInput } from '#lib/books/schemas/bundle.ts';
import { makeReportNumber } from '#lib/document-number.ts';
import { fail } from '#lib/errors/errors.ts';
import { maySee } from '#lib/masking.ts';
import { type BundleRow, columns, tables, toWire } from './bundle-rows.ts';

const RANDOM = 8;

/**
 * Asks for a branch's day as one file (core/books/README.md). A closed day has one file for each paper, with slips or
 * without: `sudah_ada` is true when somebody asked for it before. NOT_FOUND for another's branch or a day it never had, FORBIDDEN without
 * the right to see account numbers.
 */
export const askBundle: Query<'bundle.minta'> = async (context, request) => {
  const { db, caller } = context;
  const { kode_cabang, tanggal, slip, kertas } = validInput(mintaBundelInput, request);
  const branch = visibleBranch(caller, kode_cabang) ?? fail('NOT_FOUND');
  // A day's paper shows whole account numbers.
  if (!maySee('rekening', caller.menus)) return fail('FORBIDDEN');
  const [own] = await db<{ hari: string }[]>`select accounting_date as hari from branch where kode_cabang = ${branch}`;
  const hari = tanggal || (own?.hari ?? fail('NOT_FOUND'));
  const [closedDay] = await db`select from branch_day where kode_cabang = ${branch} and tanggal = ${hari}::date`;
  if (!closedDay) return fail('NOT_FOUND');
  const nomor = makeReportNumber(branch, hari, randomBytes(RANDOM));
  const [asked] = await db<{ id: string; sudah_ada: boolean }[]>`
    select id, sudah_ada from request_day_bundle(${caller.idUser}, ${db.json({ kode_cabang: branch, tanggal: hari, slip, kertas, nomor })})`;
  const [row] = await db<BundleRow[]>`select ${columns(db)} from ${tables(db)} where b.id = ${asked?.id ?? null}`;
  if (!row || !asked) return fail('NOT_FOUND');
  await writeAudit(context, {
    aksi: 'MINTA_BUNDEL',
    objek: `LAPORAN:${row.nomor}`,
    rincian: { kode_cabang: branch, tanggal: hari, slip, kertas, sudah_ada: asked.sudah_ada },
  });
  return toWire(row, asked.sudah_ada);
};

/** Lists the bundles of the caller's branch, or of any for head office, the latest day first. */
export const listBundles: Query<'bundle.daftar'> = async ({ db, caller }, input) => {
  const page = await runList<BundleRow>(
    db,
    {
      columns: columns(db),
      from: tables(db),
      where: [
        branchScope(db, caller, 'b.kode_cabang', input.kode_cabang),
        ...(input.tanggal ? [db`b.tanggal = ${input.tanggal}::date`] : []),
      ],
      sortable: {
        tanggal: { sql: 'b.tanggal', type: 'date' },
        waktu_minta: { sql: 'j.dibuat_pada', type: 'timestamptz' },
      },
      key: [
        { sql: 'j.dibuat_pada', type: 'timestamptz' },
        { sql: 'b.id', type: 'uuid' },
      ],
      defaultSort: '-tanggal',
    },
    input.paging,
  );
  return { data: page.rows.map((row) => toWire(row)), resp_cursor: page.cursor };
};
