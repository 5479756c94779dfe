import { type Context, type Query, visibleBranch } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { isoTime } from '#core/db/time.ts';
import { fail } from '#lib/errors/errors.ts';
import type { LangkahMalam, MalamReply } from '#types/proto/business-day/end-of-day.ts';
import { findingsOf, MAX_FINDINGS, titleOf, toFinding } from './findings.ts';
import { secondsText, type Times, timesOf } from './time-left.ts';

interface StepRow {
  urut: number;
  kode: string;
  status: string;
  mulai: string | null;
  selesai: string | null;
  bagian: number;
  bagian_selesai: number;
  baris: bigint;
  ulang: number;
  sidik: string | null;
}

async function stepsOf(db: Db, run: string, usual: Times['usual'] | undefined): Promise<LangkahMalam[]> {
  const [rows, findings] = await Promise.all([
    db<StepRow[]>`
      select s.urut::integer as urut, s.kode, s.status, s.mulai, s.selesai, s.bagian, c.bagian_selesai, c.baris, s.ulang, left(encode(s.sidik, 'hex'), 12) as sidik
      from eod_step s cross join lateral (
        select count(*) filter (where c.status = 'SELESAI')::integer as bagian_selesai, coalesce(sum(c.baris), 0)::bigint as baris
        from eod_chunk c where c.run = s.run and c.urut = s.urut) c
      where s.run = ${run} order by s.urut`,
    findingsOf(db, [run], false, MAX_FINDINGS),
  ]);
  return rows.map(({ urut, mulai, selesai, baris, sidik, ...row }) => ({
    ...row,
    judul: titleOf(row.kode).id,
    judul_en: titleOf(row.kode).en,
    mulai: mulai === null ? '' : isoTime(mulai),
    selesai: selesai === null ? '' : isoTime(selesai),
    baris: baris.toString(),
    sidik: sidik ?? '',
    temuan: findings.filter((finding) => finding.urut === urut).map((finding) => toFinding(row.kode, finding)),
    biasanya: secondsText(usual?.get(row.kode)),
  }));
}

interface Head {
  kode_cabang: string;
  tanggal: string;
  run: string | null;
  status: string | null;
  dari: string | null;
  berikut: string | null;
  nama_user: string | null;
  disetujui_oleh: string | null;
  alasan: string | null;
  mulai: string | null;
  selesai: string | null;
  neraca: string | null;
  neraca_baris: number | null;
}

/** Returns the end of day of a branch the caller may see, on a day or on the branch's own; without a status where none was begun. NOT_FOUND. */
export async function endOfDayOf(
  { db, caller }: Context,
  asked: { readonly kode_cabang: string; readonly tanggal: string },
): Promise<MalamReply> {
  const branch = visibleBranch(caller, asked.kode_cabang) ?? fail('NOT_FOUND');
  const [head] = await db<Head[]>`
    select b.kode_cabang, d.tanggal, e.run, e.status, e.dari, e.berikut, u.nama_user, s.nama_user as disetujui_oleh, e.alasan, e.mulai, e.selesai,
           left(encode(e.neraca, 'hex'), 12) as neraca, e.neraca_baris
    from branch b cross join lateral (select coalesce(${asked.tanggal || null}::date, b.accounting_date) as tanggal) d
    left join eod_run e on e.kode_cabang = b.kode_cabang and e.tanggal = d.tanggal
    left join app_user u on u.id_user = e.id_user left join app_user s on s.id_user = e.disetujui_oleh
    where b.kode_cabang = ${branch}`;
  if (!head) fail('NOT_FOUND');
  const times = head.run === null ? undefined : (await timesOf(db, [head.run])).get(head.run);
  return {
    kode_cabang: head.kode_cabang,
    tanggal: head.tanggal,
    status: head.status ?? '',
    dari: head.dari ?? '',
    berikut: head.berikut ?? '',
    nama_user: head.nama_user ?? '',
    disetujui_oleh: head.disetujui_oleh ?? '',
    alasan: head.alasan ?? '',
    mulai: head.mulai === null ? '' : isoTime(head.mulai),
    selesai: head.selesai === null ? '' : isoTime(head.selesai),
    langkah: head.run === null ? [] : await stepsOf(db, head.run, times?.usual),
    sisa: secondsText(times?.left),
    neraca: head.neraca ?? '',
    neraca_baris: head.neraca_baris ?? 0,
  };
}

export const endOfDay: Query<'endOfDay.malam'> = endOfDayOf;
