import { accountSeenBy } from '#core/access/account-seen-by.ts';
import type { Query } from '#core/access/context.ts';
import { validInput } from '#core/access/input.ts';
import { branchScope } from '#core/list/list-filters.ts';
import { runList } from '#core/list/list-query.ts';
import { BOOK_CURRENCY, fromMinor } from '#lib/money.ts';
import { payrollCheckInput } from '#lib/payments/schemas/payroll.ts';
import { readSalaries } from './rows.ts';

/**
 * Checks a file row by row before anything is filed: returns each faulty cell with its code, the sums of the readable rows, and their hash. It stores
 * nothing but the possible matches on a list of names.
 */
export const periksa: Query<'payroll.periksa'> = async ({ db, caller }, input) => {
  const { isi, nomor_rekening } = validInput(payrollCheckInput, input);
  const { sidik, jumlah, nominal, cabang, keluar, salah } = await readSalaries(db, caller, isi, nomor_rekening);
  return {
    sah: salah.length === 0 && jumlah > 0 ? 'T' : 'F',
    sidik,
    jumlah_baris: jumlah,
    nominal: fromMinor(nominal),
    kode_valuta: BOOK_CURRENCY,
    cabang: cabang.map((part) => ({ ...part, nominal: fromMinor(part.nominal) })),
    keluar: keluar.map((part) => ({ ...part, nominal: fromMinor(part.nominal), biaya: fromMinor(part.biaya) })),
    salah: [...salah],
  };
};

interface Row {
  readonly id_gaji: string;
  readonly kode_cabang: string;
  readonly nomor_rekening: string;
  readonly nama_rekening: string;
  readonly periode: string;
  readonly keterangan: string;
  readonly tanggal: string;
  readonly baris: number;
  readonly dibayar: number;
  readonly gagal: number;
  readonly nominal: bigint;
  readonly nominal_dibayar: bigint;
  readonly nominal_gagal: bigint;
  readonly sidik: string;
  readonly status: string;
  readonly tertahan: string;
  readonly user_input: string;
  readonly user_setuju: string;
}

/** Lists payrolls of the branches the caller may see, the latest first, with the progress of each. */
export const list: Query<'payroll.list'> = async ({ db, caller }, input) => {
  const page = await runList<Row>(
    db,
    {
      columns: db`p.*, a.nama_rekening`,
      from: db`payroll p join account a using (nomor_rekening)`,
      where: [
        branchScope(db, caller, 'p.kode_cabang', input.kode_cabang),
        ...(input.status_gaji ? [db`p.status = ${input.status_gaji}`] : []),
        ...(input.periode ? [db`p.periode = ${input.periode}`] : []),
      ],
      sortable: { dibuat_pada: { sql: 'p.dibuat_pada', type: 'timestamptz' } },
      key: [{ sql: 'p.id_gaji', type: 'uuid' }],
      defaultSort: '-dibuat_pada',
    },
    input.paging,
  );
  return {
    data: page.rows.map((row) => ({
      id_gaji: row.id_gaji,
      kode_cabang: row.kode_cabang,
      nomor_rekening: accountSeenBy(caller, row.nomor_rekening),
      nama_rekening: row.nama_rekening,
      periode: row.periode,
      keterangan: row.keterangan,
      tanggal: row.tanggal,
      jumlah_baris: row.baris,
      dibayar: row.dibayar,
      gagal: row.gagal,
      nominal: fromMinor(row.nominal),
      nominal_dibayar: fromMinor(row.nominal_dibayar),
      nominal_gagal: fromMinor(row.nominal_gagal),
      kode_valuta: BOOK_CURRENCY,
      sidik: row.sidik,
      status_gaji: row.status,
      sebab: row.tertahan,
      user_input: row.user_input,
      user_setuju: row.user_setuju,
    })),
    resp_cursor: page.cursor,
  };
};

interface PaidRow {
  readonly urut: number;
  readonly nomor_rekening: string | null;
  readonly rekening_tujuan: string | null;
  readonly kode_bank: string | null;
  readonly nomor_transfer: string | null;
  readonly status_transfer: string | null;
  readonly nama: string;
  readonly nominal: bigint;
  readonly keterangan: string;
  readonly status: string;
  readonly sebab: string;
  readonly tanggal: string | null;
  readonly nomor_referensi: string | null;
}

/** Lists the result of each row of a payroll that the caller may see, in the order of the file. */
export const baris: Query<'payroll.baris'> = async ({ db, caller }, input) => {
  const page = await runList<PaidRow>(
    db,
    {
      columns: db`r.*, f.status as status_transfer, case when r.journal_id is not null then reference_number(p.kode_cabang, r.tanggal, r.journal_id) end as nomor_referensi`,
      from: db`payroll_row r join payroll p using (id_gaji) left join transfer f on f.nomor = r.nomor_transfer`,
      where: [
        db`p.id_gaji = ${input.id_gaji}::uuid`,
        branchScope(db, caller, 'p.kode_cabang', ''),
        ...(input.status_baris ? [db`r.status = ${input.status_baris}`] : []),
      ],
      sortable: { urut: { sql: 'r.urut', type: 'bigint' } },
      key: [{ sql: 'r.urut', type: 'bigint' }],
      defaultSort: 'urut',
    },
    input.paging,
  );
  return {
    data: page.rows.map((row) => ({
      urut: row.urut,
      nomor_rekening:
        row.nomor_rekening === null ? (row.rekening_tujuan ?? '') : accountSeenBy(caller, row.nomor_rekening),
      kode_bank: row.kode_bank ?? '',
      nomor_transfer: row.nomor_transfer ?? '',
      status_transfer: row.status_transfer ?? '',
      nama: row.nama,
      nominal: fromMinor(row.nominal),
      kode_valuta: BOOK_CURRENCY,
      keterangan: row.keterangan,
      status_baris: row.status,
      sebab: row.sebab,
      tanggal: row.tanggal ?? '',
      nomor_referensi: row.nomor_referensi ?? '',
    })),
    resp_cursor: page.cursor,
  };
};
