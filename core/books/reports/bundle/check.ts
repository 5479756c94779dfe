import type { Query } from '#core/access/context.ts';
import { validInput } from '#core/access/input.ts';
import { spendReadQuota } from '#core/access/read-quota.ts';
import { writeAudit } from '#core/access/write-audit.ts';
import { periksaBundelInput } from '#lib/books/schemas/bundle.ts';
import { readReportNumber } from '#lib/document-number.ts';
import { type BundleRow, columns, tables, toWire } from './bundle-rows.ts';

/**
 * Returns the day of a number, its requester and time, and whether a file is the original: the caller sends only the SHA-256 of its bytes.
 * The core finds a file without a number by that hash. Each check counts against the quota of checks and writes a row of the trail
 * (core/accounts/README.md).
 */
export const checkBundle: Query<'bundle.periksa'> = async (context, request) => {
  const { db } = context;
  const { nomor, sidik } = validInput(periksaBundelInput, request);
  await spendReadQuota(context, 'PERIKSA_SALINAN');
  const read = readReportNumber(nomor);
  const [row] = await db<BundleRow[]>`
    select ${columns(db)} from ${tables(db)}
    where ${read === '' ? db`j.sha256 = decode(${sidik}, 'hex') and length(${sidik}) = 64` : db`j.nomor = ${read}`} limit 1`;
  const hasil = !row ? 'TIDAK_DIKENAL' : sidik === '' ? 'DIKENAL' : row.sidik === sidik ? 'ASLI' : 'BERBEDA';
  await writeAudit(context, {
    aksi: 'PERIKSA_SALINAN',
    objek: row ? `LAPORAN:${row.nomor}` : read,
    rincian: { hasil, ...(sidik && { sidik }) },
  });
  return { hasil, bundel: row && toWire(row) };
};
