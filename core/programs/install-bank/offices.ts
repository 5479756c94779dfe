import { chart as shippedChart } from '#core/db/reference/chart.ts';
import { addDays, isWeekend } from '#lib/dates.ts';
import { isParameter } from '#lib/parameters.ts';
import type { BankFiles } from './files.ts';
import { bring, type Installation, refuse } from './installation.ts';

const BY_TWO = 'the bank has postings: this is changed on its screen, by two persons';

/** A day that is over, or has begun, was what it was. */
export async function installHolidays(installation: Installation, files: BankFiles): Promise<void> {
  const { opened, day } = installation.bankState;
  for (const { line, tanggal, nama } of files['holidays.csv']) {
    const past = opened && tanggal <= day;
    const [counted] = await installation.tx<{ ya: boolean }[]>`select day_is_counted_on(${tanggal}::date, true) as ya`;
    await bring(installation, {
      file: 'holidays.csv',
      line,
      table: 'holiday',
      key: { tanggal },
      values: { nama },
      guard: (_, found) => {
        if (past) return `the bank stands on ${day} already: only days to come may be given`;
        return found === null && counted?.ya
          ? 'an end of day that has begun takes this day for the last business day of its month'
          : null;
      },
    });
  }
}

/** An account that the product itself posts to keeps its side, kind and sub-ledger; the bank chooses every account's name. */
export async function installChart(installation: Installation, files: BankFiles): Promise<void> {
  const { posted } = installation.bankState;
  for (const { line, kode_gl, ...values } of files['chart.csv']) {
    const shipped = shippedChart.some((account) => account.kode_gl === kode_gl);
    await bring(installation, {
      file: 'chart.csv',
      line,
      table: 'gl_account',
      key: { kode_gl },
      values,
      guard: (field, found) => {
        if (field === 'nama_gl' || found === null) return null;
        if (shipped)
          return `the product posts to this account and needs it as it was shipped: ${found[field] ?? 'nothing'}`;
        return posted
          ? `the bank has postings, which stay on the side they were made on: ${found[field] ?? 'nothing'}`
          : null;
      },
    });
  }
}

/** The day before the first one: head office opens the next business day after it. */
async function firstDay(installation: Installation, files: BankFiles): Promise<string | null> {
  const { tx, bankState } = installation;
  const file = 'first-day.csv';
  const [row, ...more] = files[file];
  for (const { line } of more) refuse(installation, { file, line }, 'tanggal', 'a bank has one first day');
  if (bankState.opened) return addDays(bankState.day, -1);
  if (!row) {
    if (bankState.day !== '') return bankState.day;
    refuse(installation, { file, line: 0 }, 'tanggal', 'a bank that has no branch yet needs its first day');
    return null;
  }
  const { line, tanggal } = row;
  const [calendar] = await tx<{ libur: boolean; kalender: boolean }[]>`
    select exists (select from holiday where tanggal = ${tanggal}) as libur, calendar_known(${tanggal}) as kalender`;
  if (isWeekend(tanggal) || calendar?.libur) refuse(installation, { file, line }, 'tanggal', 'must be a business day');
  if (!calendar?.kalender)
    refuse(installation, { file, line }, 'tanggal', 'no holiday of that year is known: add them');
  return addDays(tanggal, -1);
}

/**
 * Creates branches in the state of the end of day before their first day, each with its vault. A running bank gets new ones, which open with its next
 * step.
 */
export async function installBranches(installation: Installation, files: BankFiles): Promise<void> {
  const { tx, bankState } = installation;
  const file = 'branches.csv';
  if (files[file].length === 0) return;
  const endOfDay = await firstDay(installation, files);
  const [known] = await tx<{ kode_cabang: string }[]>`select kode_cabang from branch where jenis = 'HO'`;
  const heads = files[file].filter(({ jenis }) => jenis === 'HO');
  const other = heads.find(({ kode_cabang }) => kode_cabang !== (known ?? heads[0])?.kode_cabang);
  if (other)
    refuse(installation, { file, line: other.line }, 'jenis', `head office is ${(known ?? heads[0])?.kode_cabang}`);
  if (!known && heads.length === 0) refuse(installation, { file, line: 0 }, 'jenis', 'no branch is head office (HO)');
  if (endOfDay === null || other) return;
  for (const { line, batas_khasanah, kode_cabang, ...values } of files[file]) {
    await bring(installation, {
      file,
      line,
      table: 'branch',
      key: { kode_cabang },
      values: bankState.opened ? values : { ...values, accounting_date: endOfDay },
      born: { status: 'TUTUP', ...(bankState.opened && { accounting_date: endOfDay }) },
      guard: (field, found) =>
        field === 'jenis' && found && bankState.opened ? 'a branch that has worked stays what it is' : null,
    });
    await bring(installation, {
      file,
      line,
      table: 'cash_box',
      key: { jenis: 'KHASANAH', kode_cabang, kode_valuta: 'IDR' },
      values: { batas: batas_khasanah },
      begin: () => tx`select open_branch_vault(${kode_cabang}, ${batas_khasanah}::bigint)`,
      guard: (_, found) => (found && bankState.posted ? `${BY_TWO}: batas_khasanah` : null),
    });
  }
  await tx`select make_partitions_ahead()`;
}

export async function installParameters(installation: Installation, files: BankFiles): Promise<void> {
  for (const { line, nama, berlaku_sejak, nilai } of files['parameters.csv']) {
    if (!isParameter(nama)) continue;
    await bring(installation, {
      file: 'parameters.csv',
      line,
      table: 'parameter',
      key: { nama, berlaku_sejak },
      values: { nilai },
      guard: () => (installation.bankState.posted ? BY_TWO : null),
    });
  }
}
