import { createHash, randomBytes } from 'node:crypto';
import type { Context } from '#core/access/context.ts';
import { validInput } from '#core/access/input.ts';
import { writeAudit } from '#core/access/write-audit.ts';
import type { Asker } from '#core/books/reports/generator.ts';
import { generatorOf } from '#core/books/reports/generators.ts';
import type { Db } from '#core/db/client.ts';
import { toAppError } from '#core/engine/commit.ts';
import { type AskInput, askInput, jobInput } from '#lib/books/schemas/report-job.ts';
import { makeReportNumber } from '#lib/document-number.ts';
import { fail } from '#lib/errors/errors.ts';
import type { RpcInput, RpcOutput } from '#types/rpc.ts';
import { type StoredJob, toRow } from './stored-job.ts';

/** Maps refusals of the database's functions to their codes. */
async function refused<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw toAppError(error);
  }
}

/** A job belongs to one person, or to the holders of one of the roles in the branch. */
export interface Whose {
  readonly idUser: string | null;
  readonly roles: readonly string[];
}

/**
 * Files a question as a job of its owner and queues it. Where the owner has the same question still waiting, it returns that job instead of
 * a second one. REPORT_UNKNOWN, REPORT_FORMAT, FORBIDDEN where the owner may not ask it, VALIDATION by the fields of the question,
 * REPORT_QUEUE_FULL.
 */
export async function fileJob(
  db: Db,
  caller: Asker,
  { jenis, kode, bentuk, kertas, tanya }: AskInput,
  whose: Whose,
): Promise<{ readonly job: StoredJob; readonly already: boolean }> {
  const generator = generatorOf(jenis, kode) ?? fail('REPORT_UNKNOWN');
  if (!generator.menus.some((menu) => caller.menus.has(menu))) fail('FORBIDDEN');
  if (!generator.formats.includes(bentuk)) fail('REPORT_FORMAT', { params: { bentuk } });
  const asked = await generator.settle(db, caller, tanya);
  if (bentuk === 'PDF') generator.onPaper(asked.tanya);
  const paper = bentuk === 'PDF' ? kertas || 'A4' : '';
  const [place] = await db<{ cabang: string; hari: string }[]>`
    select kode_cabang as cabang, accounting_date as hari from branch where case when ${asked.kodeCabang} = '' then jenis = 'HO' else kode_cabang = ${asked.kodeCabang} end`;
  if (!place) throw new Error('a report is about no branch');
  // Holders of other roles get a file of their own, because the file is masked for its readers.
  const readers = [...whose.roles].sort();
  const question = JSON.stringify([jenis, kode, Object.entries(asked.tanya).sort(), bentuk, paper, readers]);
  const nomor = makeReportNumber(place.cabang, place.hari, randomBytes(8));
  const isi = {
    ...{ jenis, kode, tanya: asked.tanya, bentuk, kertas: paper, nomor, kode_cabang: place.cabang },
    seluruh: asked.kodeCabang === '',
    sidik: createHash('sha256').update(question).digest('hex'),
    untuk_peran: [...whose.roles],
  };
  const [job] = await refused(db<StoredJob[]>`select * from request_report(${whose.idUser}, ${db.json(isi as never)})`);
  if (!job) throw new Error('request_report answered nothing');
  return { job, already: job.nomor !== nomor };
}

/** Asks for a file in the caller's own name; see `fileJob`. */
export async function askReport(
  context: Context,
  input: RpcInput<'reporting.minta'>,
): Promise<RpcOutput<'reporting.minta'>> {
  const asked = validInput(askInput, input);
  const { db, caller } = context;
  const { job, already } = await fileJob(db, caller, asked, { idUser: caller.idUser, roles: [] });
  if (!already) {
    const { nomor, kode, tanya, bentuk } = job;
    await writeAudit(context, { aksi: 'MINTA_LAPORAN', objek: `LAPORAN:${nomor}`, rincian: { kode, tanya, bentuk } });
  }
  return { ...toRow(job), sudah_ada: already ? 'T' : 'F' };
}

/** Gives up a job of the caller's own that is not made yet. NOT_FOUND for anybody else's, REPORT_OVER. */
export async function cancelReport(
  context: Context,
  input: RpcInput<'reporting.batal'>,
): Promise<RpcOutput<'reporting.batal'>> {
  const { db, caller } = context;
  const { id } = validInput(jobInput, input);
  const [job] = await refused(db<StoredJob[]>`select * from cancel_report(${id}::uuid, ${caller.idUser})`);
  if (!job) throw new Error('cancel_report answered nothing');
  await writeAudit(context, { aksi: 'BATAL_LAPORAN', objek: `LAPORAN:${job.nomor}`, rincian: { kode: job.kode } });
  return toRow(job);
}
