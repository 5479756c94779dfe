import type { Context, Query } from '#core/access/context.ts';
import { validInput } from '#core/access/input.ts';
import { countCopy } from '#core/access/printed-copy.ts';
import { spendReadQuota } from '#core/access/read-quota.ts';
import { writeAudit } from '#core/access/write-audit.ts';
import { runList } from '#core/list/list-query.ts';
import { endingOf, mimeOf } from '#lib/books/reports/formats.ts';
import { checkReportInput, jobInput, jobsQuery } from '#lib/books/schemas/report-job.ts';
import { readReportNumber } from '#lib/document-number.ts';
import { fail } from '#lib/errors/errors.ts';
import { known, masksIdentities, mayRead, type StoredJob, toRow } from './stored-job.ts';

/** Lists the caller's own jobs and those made for the caller's roles, the latest first. */
export const jobs: Query<'reporting.daftar'> = async ({ db, caller }, input) => {
  const { status, jenis } = validInput(jobsQuery, input);
  const page = await runList<StoredJob>(
    db,
    {
      columns: db`j.*`,
      from: db`report_job j`,
      where: [
        known(db, caller),
        ...(status ? [db`j.status = ${status}`] : []),
        ...(jenis ? [db`j.jenis = ${jenis}`] : []),
      ],
      sortable: { waktu_minta: { sql: 'j.dibuat_pada', type: 'timestamptz' } },
      key: [{ sql: 'j.id', type: 'uuid' }],
      defaultSort: '-waktu_minta',
    },
    input.paging,
  );
  return { data: page.rows.map(toRow), resp_cursor: page.cursor };
};

/** Reads a job the caller may know of. NOT_FOUND for any other, whether it exists or not. */
async function ownJob({ db, caller }: Context, id: string): Promise<StoredJob> {
  const [job] = await db<StoredJob[]>`select j.* from report_job j where j.id = ${id}::uuid and ${known(db, caller)}`;
  return job ?? fail('NOT_FOUND');
}

/**
 * Returns the place and name of a job's file for sending. Each call writes a row of the trail. NOT_FOUND for a job of somebody else,
 * whatever its branch; FORBIDDEN where the caller has since lost the right to ask for it; REPORT_NOT_READY, REPORT_EXPIRED.
 */
export const download: Query<'reporting.unduh'> = async (context, input) => {
  const { id } = validInput(jobInput, input);
  const job = await ownJob(context, id);
  if (!mayRead(context.caller, job)) fail('FORBIDDEN');
  if (job.status === 'KEDALUWARSA') fail('REPORT_EXPIRED');
  if (job.status !== 'SIAP' || job.kunci === null) fail('REPORT_NOT_READY');
  const { kode, nomor, bentuk, kunci, ukuran, sha256 } = job;
  const rincian = { kode, bentuk, sha256: sha256?.toString('hex') ?? '' };
  // A branch's day is paper that leaves the bank, so its copies are counted.
  const ke = job.jenis === 'BUNDEL' ? await countCopy(context, 'SALINAN_BUNDEL', nomor, 'PDF') : null;
  await writeAudit(context, {
    aksi: 'UNDUH_LAPORAN',
    objek: `LAPORAN:${nomor}`,
    rincian: { ...rincian, ...(ke !== null && { ke }) },
  });
  // A table of values has no head that could say that identities are masked, so the name does.
  const samar = masksIdentities(job) ? '-identitas-tersamar' : '';
  const nama = `${kode.toLowerCase().replaceAll('_', '-')}-${nomor}${samar}.${endingOf(bentuk)}`;
  return { kunci, nama, mime: mimeOf[bentuk], ukuran: (ukuran ?? 0n).toString() };
};

/**
 * Returns what the bank made under a number printed on a paper, and whether a file is the original, by the SHA-256 of its bytes. Every
 * holder of the number may ask; only a caller who may read such a report sees the question.
 */
export const checkReport: Query<'reporting.periksa'> = async (context, input) => {
  const { db, caller } = context;
  const { nomor: typed, sidik } = validInput(checkReportInput, input);
  await spendReadQuota(context, 'PERIKSA_SALINAN');
  const nomor = readReportNumber(typed);
  const [job] = await db<(StoredJob & { nama_user: string | null })[]>`
    select j.*, u.nama_user from report_job j left join app_user u using (id_user) where j.nomor = ${nomor} and j.sha256 is not null`;
  const hasil = !job
    ? 'TIDAK_DIKENAL'
    : sidik === ''
      ? 'DIKENAL'
      : job.sha256?.toString('hex') === sidik
        ? 'ASLI'
        : 'BERBEDA';
  await writeAudit(context, { aksi: 'PERIKSA_LAPORAN', objek: `LAPORAN:${nomor || typed}`, rincian: { hasil, sidik } });
  if (!job) return { hasil, laporan: undefined, dibuat_oleh: '' };
  const row = toRow(job);
  const seen = mayRead(caller, job) ? row : { ...row, tanya: {}, baris: '', sidik: '' };
  return { hasil, laporan: { ...seen, id: '' }, dibuat_oleh: job.nama_user ?? job.id_user ?? '' };
};
