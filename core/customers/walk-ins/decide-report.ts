import type { z } from 'zod';
import type { Db } from '#core/db/client.ts';
import { dataSubject } from '#core/engine/data-subject.ts';
import { type FieldChange, type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { recordChange } from '#core/engine/record-change.ts';
import { decideReportData } from '#lib/customers/schemas/wic.ts';
import { fail } from '#lib/errors/errors.ts';
import { formatRupiah } from '#lib/money.ts';

type Data = z.output<typeof decideReportData>;

/** The record after the decision: a report that is not sent has no number. */
const decided = ({ status, nomor_laporan, alasan }: Data) => ({
  status,
  nomor_laporan: status === 'DILAPORKAN' ? nomor_laporan : '',
  alasan,
});
interface Report {
  readonly jenis: string;
  readonly pihak: string;
  readonly status: string;
  readonly nomor_laporan: string;
  readonly alasan: string;
  readonly jumlah: bigint;
  readonly sampai: string;
  readonly versi: number;
  readonly berjalan: boolean;
}

async function load(db: Db, { id_laporan }: Data): Promise<Report> {
  const [row] = await db<Report[]>`
    select r.jenis, r.pihak, r.status, r.nomor_laporan, r.alasan, r.jumlah, r.sampai, r.versi,
           exists (select from branch b where b.accounting_date <= r.sampai and b.status <> 'TUTUP' or b.jenis = 'HO' and b.accounting_date < r.sampai) as berjalan
    from cash_report r where r.id_laporan = ${id_laporan}::bigint`;
  return row ?? fail('NOT_FOUND');
}

/** As long as a branch works on one of its days the sum of cash may grow; what somebody wrote remains. */
const daysAreOver: Rule<Data, Report> = {
  name: 'daysAreOver',
  check: ({ extra }) =>
    extra.berjalan && extra.jenis !== 'CURIGA' ? reject('REPORT_DAY_RUNS', { tanggal: extra.sampai }) : null,
};

/** A report that was sent stays so, but a number that was mistyped is corrected; one that was let go may still be sent. */
const notYetDecided: Rule<Data, Report> = {
  name: 'notYetDecided',
  check: ({ data, extra }) => {
    const asReported = data.status === 'DILAPORKAN';
    const mayStill: Readonly<Record<string, boolean>> = {
      BARU: true,
      TIDAK_DILAPORKAN: asReported,
      DILAPORKAN: asReported && data.nomor_laporan !== extra.nomor_laporan,
    };
    return mayStill[extra.status] ? null : reject('REPORT_DECIDED', { nomor: data.id_laporan });
  },
};

const REASON_LETTERS = 10;

/** A reason explains why a recorded number changes. */
const correctedWithReason: Rule<Data, Report> = {
  name: 'correctedWithReason',
  check: ({ data, extra }) =>
    extra.status === 'DILAPORKAN' && data.alasan.length < REASON_LETTERS
      ? reject('REPORT_CORRECTION', { nomor: extra.nomor_laporan }, 'alasan')
      : null,
};

/** The form knew the report as it is. */
const asSeen: Rule<Data, Report> = {
  name: 'asSeen',
  check: ({ data, amounts, extra }) =>
    data.versi === extra.versi && amounts.jumlah === extra.jumlah
      ? null
      : reject('DATA_CHANGED', { objek: data.id_laporan }),
};

/** Two persons of compliance decide on a report of cash: reported under a number, or not, and why (domain: CIF, cash reports). */
export const decideReport: Operation<Data, Report> = {
  code: 'PUTUSAN_LAPORAN_TUNAI',
  schema: decideReportData,
  load,
  needs: () => ({}),
  rules: [daysAreOver, notYetDecided, correctedWithReason, asSeen],
  subject: ({ data, amounts }) =>
    dataSubject([data.nomor_laporan, data.alasan, formatRupiah(amounts.jumlah)].filter(Boolean).join(', ')),
  journal: () => [],
  effects: ({ data, amounts }) => [
    recordChange('cash_report', {
      aksi: 'UBAH',
      versi: data.versi,
      baris: {
        id_laporan: data.id_laporan,
        ...decided(data),
      },
      rincian: { jumlah: amounts.jumlah.toString() },
    }),
  ],
  change: {
    object: ({ data }) => `LAPORAN_TUNAI:${data.id_laporan}`,
    // Nobody decides on a report about themselves or their family.
    customers: ({ extra }) => [extra.pihak],
    level: () => 'COMPLIANCE',
    fields: ({ data, extra }): readonly FieldChange[] =>
      (['status', 'nomor_laporan', 'alasan'] as const)
        .map((kolom) => ({ kolom, lama: extra[kolom], baru: decided(data)[kolom] }))
        .filter(({ lama, baru }) => lama !== baru),
  },
};
