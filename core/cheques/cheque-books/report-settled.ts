import type { z } from 'zod';
import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { dataSubject } from '#core/engine/data-subject.ts';
import { type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { recordChange } from '#core/engine/record-change.ts';
import { reportSettledData } from '#lib/cheques/schemas/unfunded.ts';
import { toDisplay } from '#lib/dates.ts';
import { fail } from '#lib/errors/errors.ts';

type Data = z.output<typeof reportSettledData>;

/** The present unfunded instrument; dates YYYY-MM-DD, the day its branch's. */
interface Unfunded {
  readonly nomor_rekening: string;
  readonly nomor_nasabah: string;
  readonly kode_cabang: string;
  readonly tanggal_tolak: string;
  readonly batas_lapor: string;
  readonly tanggal_selesai: string | null;
  readonly nomor_dhib: string | null;
  readonly versi: number;
  readonly hari: string;
}

async function load(db: Db, { jenis, nomor_warkat }: Data, caller: Caller): Promise<Unfunded> {
  const [row] = await db<Unfunded[]>`
    select u.nomor_rekening, a.nomor_nasabah, a.kode_cabang, u.tanggal_tolak, u.batas_lapor, u.tanggal_selesai, u.nomor_dhib, u.versi, b.accounting_date as hari
    from warkat_unfunded u join account a using (nomor_rekening) join branch b using (kode_cabang)
    where u.jenis = ${jenis} and u.nomor_warkat = ${nomor_warkat} and (${caller.headOffice} or a.kode_cabang = ${caller.kodeCabang})`;
  return row ?? fail('UNFUNDED_UNKNOWN', { params: { warkat: nomor_warkat } });
}

const stillCounts: Rule<Data, Unfunded> = {
  name: 'stillCounts',
  check: ({ data: { nomor_warkat: warkat }, extra }) => {
    if (extra.tanggal_selesai !== null)
      return reject('UNFUNDED_SETTLED', { warkat, tanggal: extra.tanggal_selesai }, 'nomor_warkat');
    return extra.nomor_dhib === null
      ? null
      : reject('UNFUNDED_LISTED', { warkat, nomor: extra.nomor_dhib }, 'nomor_warkat');
  },
};

/** The report comes by its last calendar day; the day of the second person's approval counts (domain: clearing, DHN). */
const inTime: Rule<Data, Unfunded> = {
  name: 'inTime',
  check: ({ data: { nomor_warkat: warkat }, extra: { hari, batas_lapor } }) =>
    hari <= batas_lapor ? null : reject('UNFUNDED_LATE', { warkat, tanggal: batas_lapor }, 'nomor_warkat'),
};

const settledSince: Rule<Data, Unfunded> = {
  name: 'settledSince',
  check: ({ data: { tanggal_selesai }, extra: { hari, tanggal_tolak } }) =>
    tanggal_selesai >= tanggal_tolak && tanggal_selesai <= hari
      ? null
      : reject('UNFUNDED_DATE', { dari: tanggal_tolak, sampai: hari }, 'tanggal_selesai'),
};

/** Lapor penyelesaian warkat kosong: the drawer has settled with the holder in time, and proves it: the instrument counts no more. By two persons. */
export const reportSettled: Operation<Data, Unfunded> = {
  code: 'LAPOR_WARKAT_KOSONG',
  schema: reportSettledData,
  needs: () => ({}),
  load,
  rules: [stillCounts, inTime, settledSince],
  subject: ({ data, extra }) =>
    dataSubject(`${data.jenis} ${data.nomor_warkat} · ${data.bukti} · ${data.alasan}`, extra.nomor_rekening),
  journal: () => [],
  effects: ({ data, extra }) => [
    recordChange('unfunded', {
      aksi: 'UBAH',
      versi: extra.versi,
      baris: {
        jenis: data.jenis,
        nomor_warkat: data.nomor_warkat,
        tanggal_selesai: data.tanggal_selesai,
        tanggal_lapor: extra.hari,
        cara_selesai: data.cara_selesai,
        bukti: data.bukti,
      },
    }),
  ],
  change: {
    object: ({ data }) => `WARKAT_KOSONG:${data.jenis}/${data.nomor_warkat}`,
    customers: ({ extra }) => [extra.nomor_nasabah],
    level: () => 'HEAD_TELLER',
    fields: ({ data }) => [
      { kolom: 'tanggal_selesai', lama: '', baru: toDisplay(data.tanggal_selesai) },
      { kolom: 'cara_selesai', lama: '', baru: data.cara_selesai },
      { kolom: 'bukti', lama: '', baru: data.bukti },
      { kolom: 'alasan', lama: '', baru: data.alasan },
    ],
  },
};
