import type { z } from 'zod';
import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { levelFor } from '#core/engine/authority.ts';
import { type OpContext, type Operation, override, type Rule, reject, type Subject } from '#core/engine/operation.ts';
import { accountOf, accountTarget } from '#core/engine/targets.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { feeOf } from '#core/payments/settlement/rail-terms.ts';
import { gl } from '#lib/books/gl.ts';
import { addMonthsAnchored } from '#lib/dates.ts';
import { isDepositNumber } from '#lib/deposits/deposits.ts';
import type { ReasonCode } from '#lib/errors/reasons.ts';
import { BOOK_CURRENCY, formatRupiah } from '#lib/money.ts';
import { MOST_SALARIES } from '#lib/payments/payroll.ts';
import { payrollData } from '#lib/payments/schemas/payroll.ts';
import type { Way } from './other-banks.ts';
import { type PaidBefore, type PaidPeople, paidBefore, paidPeople } from './people.ts';
import type { Salary } from './read-payroll.ts';
import { feesOf, readSalaries, type SalariesRead } from './rows.ts';

type Data = z.output<typeof payrollData>;

/**
 * The file with its present accounts, the people it pays, the payments of that month so far, and whether the same rows were approved for it already.
 */
interface OfPayroll extends SalariesRead {
  readonly ada: boolean;
  readonly orang: PaidPeople;
  readonly lalu: PaidBefore;
}
type PayrollRule = Rule<Data, OfPayroll>;

async function load(db: Db, { isi, nomor_rekening, periode }: Data, caller: Caller): Promise<OfPayroll> {
  const file = await readSalaries(db, caller, isi, nomor_rekening);
  const [[row], orang, lalu] = await Promise.all([
    db<{ ada: boolean }[]>`
      select exists (select from payroll p where p.nomor_rekening = ${nomor_rekening} and p.periode = ${periode} and p.sidik = ${file.sidik}) as ada`,
    paidPeople(db, caller, file.salaries),
    paidBefore(db, nomor_rekening, periode, file.salaries),
  ]);
  return { ...file, ada: row?.ada ?? false, orang, lalu };
}

/** The employer's account is a current or savings account in rupiah of the branch that receives its letter: that branch knows who signs for it. */
const ofOwnBranch: PayrollRule = {
  name: 'ofOwnBranch',
  check: ({ data: { nomor_rekening: rekening }, loaded, caller }) => {
    const account = loaded.accounts.get(rekening);
    if (!account) return reject('ACCOUNT_NOT_FOUND', { rekening }, 'nomor_rekening');
    if (account.kode_cabang !== caller.kodeCabang)
      return reject('OTHER_BRANCH', { rekening, cabang: account.kode_cabang }, 'nomor_rekening');
    return account.kode_valuta !== BOOK_CURRENCY || isDepositNumber(rekening)
      ? reject('CURRENCY_MISMATCH', { rekening, valuta: BOOK_CURRENCY }, 'nomor_rekening')
      : null;
  },
};

const notTooMany: PayrollRule = {
  name: 'notTooMany',
  check: ({ extra: { jumlah } }) =>
    jumlah > MOST_SALARIES
      ? reject('PAYROLL_TOO_MANY', { jumlah: String(jumlah), batas: String(MOST_SALARIES) }, 'isi')
      : null,
};

/**
 * Nothing is filed with a row that is wrong. An account that was closed or blocked while the item waited does not hold up the others: its row
 * fails when it is paid, and goes back to the employer.
 */
const eachRow: PayrollRule = {
  name: 'eachRow',
  check: ({ extra: { salah }, approving }) => {
    const [first] = salah;
    return first === undefined || approving === true
      ? null
      : reject('PAYROLL_ROWS', { jumlah: String(salah.length), baris: String(first.baris) }, 'isi');
  },
};

/** The file agrees with the employer's letter: a row too many or an amount changed on the way shows in one of the two. */
const asTheLetter: PayrollRule = {
  name: 'asTheLetter',
  check: ({ data, amounts, extra: { jumlah, nominal } }) =>
    String(jumlah) === data.jumlah_baris && nominal === amounts.nominal
      ? null
      : reject(
          'PAYROLL_TOTALS',
          {
            baris_surat: data.jumlah_baris,
            nominal_surat: formatRupiah(amounts.nominal),
            baris: String(jumlah),
            nominal: formatRupiah(nominal),
          },
          String(jumlah) === data.jumlah_baris ? 'nominal' : 'jumlah_baris',
        ),
};

const onlyOnce: PayrollRule = {
  name: 'onlyOnce',
  check: ({ data: { periode }, extra: { ada } }) => (ada ? reject('PAYROLL_TWICE', { periode }, 'isi') : null),
};

/** Salaries may be for this many months before and after the one of the accounting date. */
const MONTHS_AROUND = 2;
const monthOf = (isoDate: string, by = 0): string => addMonthsAnchored(isoDate, by).slice(0, 7);

/** A month far away is a typing error, and would hide that the right month was paid already. */
const aboutNow: PayrollRule = {
  name: 'aboutNow',
  check: ({ data: { periode }, date }) => {
    const [dari, sampai] = [monthOf(date, -MONTHS_AROUND), monthOf(date, MONTHS_AROUND)];
    return dari <= periode && periode <= sampai ? null : reject('PAYROLL_PERIOD', { periode, dari, sampai }, 'periode');
  },
};

/** Builds a reason that only a second person lets pass, who reads it beside the file. */
const asks = (
  name: string,
  code: ReasonCode,
  paramsOf: (context: OpContext<Data, OfPayroll>) => Readonly<Record<string, string>> | null,
): PayrollRule => ({
  name,
  check: (context) => {
    const params = paramsOf(context);
    if (params === null) return null;
    const { nominal, kode_valuta } = subject(context);
    return override(code, levelFor(context.ref, 'NON_TUNAI', kode_valuta, nominal), params);
  },
});

/** Numbers the rows as people find them in the file, the heading above row 1; the first few where they are many. */
const rowsNamed = (places: readonly number[]): string => {
  const shown = places.slice(0, 5).map((place) => String(place + 1));
  return [...shown, ...(places.length > shown.length ? [`+${places.length - shown.length}`] : [])].join(', ');
};

/** Nobody pays themselves or their family out of sight of the second person (domain: two persons). */
const notHerself = asks('notHerself', 'GAJI_SENDIRI', ({ extra: { orang } }) =>
  orang.sendiri.length === 0 ? null : { baris: rowsNamed(orang.sendiri) },
);

/** A month may be paid in parts; a second person checks that it is no second payment of the same. */
const monthNotPaid = asks('monthNotPaid', 'GAJI_BULAN_SAMA', ({ data: { periode }, extra: { lalu } }) =>
  lalu.kali === 0 ? null : { periode, kali: String(lalu.kali), nominal: formatRupiah(lalu.nominal) },
);
const rowsNotPaid = asks('rowsNotPaid', 'GAJI_BARIS_SAMA', ({ data: { periode }, extra: { lalu } }) =>
  lalu.baris.length === 0 ? null : { periode, jumlah: String(lalu.baris.length), baris: rowsNamed(lalu.baris) },
);

/** Maps a row for storage; one of an account of this bank has no way. */
const paymentFields = ({ nomor_rekening, nama, nominal, keterangan, kode_bank }: Salary, rail: Way | undefined) => ({
  nomor_rekening,
  nama,
  nominal: nominal.toString(),
  keterangan,
  kode_bank,
  nama_normal: rail?.nama_normal ?? '',
  rail: rail?.rail ?? '',
  biaya: String(rail?.biaya ?? 0n),
});

const subject = ({ data, amounts }: OpContext<Data, OfPayroll>): Subject => ({
  nominal: amounts.nominal,
  kode_valuta: data.kode_valuta,
  rekening: data.nomor_rekening,
  lawan: null,
  keterangan: ['Gaji', data.periode, data.keterangan].join(' '),
  id_kas: null,
});

/** Targets the account where an approved file waits for its employees, in the books of the employer's branch. */
const waitingPlace = (context: OpContext<Data, OfPayroll>) => ({
  kode_cabang: accountOf(context, context.data.nomor_rekening).kode_cabang,
  kode_gl: gl('SALARIES_UNDER_WAY'),
});

/**
 * Pays an employer's salaries for a month, by a file that two persons have seen whole: Dr the employer's account / Cr 201008 for all of it, with the
 * fees of its rows to other banks. A job pays row after row from there (core/payments/README.md).
 */
export const payPayroll: Operation<Data, OfPayroll> = {
  code: 'BAYAR_GAJI',
  schema: payrollData,
  needs: ({ nomor_rekening }) => ({ accounts: [nomor_rekening] }),
  load,
  before: [ofOwnBranch, aboutNow, notTooMany, eachRow, asTheLetter, onlyOnce],
  rules: [monthNotPaid, rowsNotPaid, notHerself],
  subject,
  customers: ({ extra }) => extra.orang.pegawai,
  journal: (context) => {
    const minor = context.amounts.nominal;
    const biaya = feesOf(context.extra);
    const employer = accountTarget(context, context.data.nomor_rekening);
    return [
      debit(employer, minor),
      ...(biaya > 0n ? [debit(employer, biaya, { keterangan: 'Biaya transfer ke bank lain' })] : []),
      credit(waitingPlace(context), minor + biaya),
    ];
  },
  heldFees: ({ extra: { keluar } }) =>
    keluar.filter(({ biaya }) => biaya > 0n).map(({ rail, biaya }) => ({ kode: feeOf[rail], nominal: biaya })),
  effects: (context) => {
    const { data, extra } = context;
    return [
      {
        efek: 'payroll',
        fase: 'sesudah',
        nomor_rekening: data.nomor_rekening,
        kode_cabang: waitingPlace(context).kode_cabang,
        periode: data.periode,
        keterangan: data.keterangan,
        sidik: extra.sidik,
        sudah: extra.lalu.kali,
        baris: extra.salaries.map((row) => paymentFields(row, extra.rails.get(row.place))),
      },
    ];
  },
};
