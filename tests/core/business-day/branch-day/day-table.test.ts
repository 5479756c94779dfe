import { expect, test } from 'vitest';
import { moveDay, steps } from '#core/business-day/branch-day/day.ts';
import { completeEndsOfDay } from '#core/business-day/end-of-day/run-all.ts';
import { toPecahan } from '#core/ledger/denominations.ts';
import { countVaultOf } from '#core/programs/seed/days.ts';
import { dayCommands, refusalOf } from '#lib/business-day/commands.ts';
import type { BankDay, DayCommand } from '#lib/business-day/state.ts';
import { AppError } from '#lib/errors/errors.ts';
import { counterBank } from '../../counter-bank.ts';
import { ordinarySteps } from '../end-of-day/run-step.ts';

/** The product follows the table of a day's commands (docs/business-day.md), in every status of a branch and of head office. */
const bank = await counterBank();
const { owner, flow } = bank;
const people = { '000': 'finance1', '001': 'manager1', '002': 'manager2' } as const;

interface BranchStatus {
  readonly status: BankDay['head'];
  readonly tanggal: string;
  readonly berikut: string;
}
async function branchStatus(branch: string): Promise<BranchStatus> {
  const [row] = await owner<BranchStatus[]>`
    select case when is_end_of_day(kode_cabang) then 'EOD' else status end as status, accounting_date as tanggal, next_business_day(accounting_date) as berikut
    from branch where kode_cabang = ${branch}`;
  if (!row) throw new Error(`there is no branch ${branch}`);
  return row;
}

const stepOf = Object.fromEntries(Object.entries(steps).map(([step, { code }]) => [code, step])) as Readonly<
  Record<string, keyof typeof steps>
>;

/** Asks for a command as its screen would; by two persons where it takes two. */
async function ask({ code, of }: Pick<DayCommand, 'code' | 'of'>, branch: keyof typeof people = '001'): Promise<void> {
  const step = stepOf[code];
  const whose = of === 'PUSAT' ? '000' : branch;
  if (step) {
    await moveDay(await bank.as(people[whose]), { kode_cabang: whose, accounting_date: '' }, steps[step]);
    return;
  }
  const { tanggal, berikut } = await branchStatus(whose);
  const data =
    code === 'BUKA_HARI'
      ? { tanggal: berikut }
      : { kode_cabang: whose, accounting_date: tanggal, alasan: 'Cabang tidak dapat menutup harinya' };
  const { id_flow } = await flow('finance1', 'SUBMIT', { flowCode: code, seen: '', data });
  await flow('finance2', 'APPROVE', { idFlow: id_flow, remark: 'Diperiksa' });
}

const moving = dayCommands.filter(({ code, to }) => to !== undefined && code !== 'TUTUP_PAKSA');
const codeOf = (command: DayCommand): Promise<string> =>
  ask(command).then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

/** Two others close the tills of 001 by what the books say lies in them. */
async function closeTills(): Promise<void> {
  const tills = await owner<{ id: string; valuta: string; stok: Readonly<Record<string, number>> }[]>`
    select id_kas::text as id, kode_valuta as valuta, stok from cash_box where kode_cabang = '001' and jenis = 'TELLER' and status = 'BUKA'`;
  for (const { id, valuta, stok } of tills) {
    const data = { id_kas: id, kode_valuta: valuta, pecahan: toPecahan(stok, valuta), alasan: 'Teller tidak datang' };
    const { id_flow } = await flow('headteller1', 'SUBMIT', { flowCode: 'TUTUP_KAS_BERHALANGAN', seen: '', data });
    await flow('manager1', 'APPROVE', { idFlow: id_flow, remark: 'Dihitung bersama' });
  }
}

const endings = () => completeEndsOfDay(bank.app, ordinarySteps);

test('each command is refused as the table says in every state on the way through a day, and done where it says so', async () => {
  let day: BankDay = {
    head: 'BUKA',
    headRun: '',
    branch: 'BUKA',
    branchRun: '',
    behind: false,
    monthEnd: false,
    rate: '',
    till: 'TERBUKA',
    sheet: false,
    transfer: false,
    vaultCounted: false,
    rateMissing: false,
    badRow: false,
    headBadRow: false,
  };
  const met = new Set<string>();
  const agrees = async () => {
    const [head, branch] = [await branchStatus('000'), await branchStatus('001')];
    expect([head.status, branch.status, branch.tanggal < head.tanggal]).toEqual([day.head, day.branch, day.behind]);
    for (const command of moving) {
      const refusal = refusalOf(command, day);
      if (refusal === null) continue;
      met.add(refusal);
      expect([command.code, command.of, await codeOf(command)]).toEqual([command.code, command.of, refusal]);
    }
  };
  const goes = async (code: string, of: DayCommand['of'] = 'CABANG') => {
    await agrees();
    const command = dayCommands.find((each) => each.code === code && each.of === of && refusalOf(each, day) === null);
    if (!command) throw new Error(`the table refuses ${code}`);
    await ask(command);
    day = command.does(day);
  };
  const ends = async (change: Partial<BankDay>) => {
    await agrees();
    await endings();
    day = { ...day, ...change };
  };

  await ask({ code: 'TUTUP_PAKSA', of: 'CABANG' }, '002');
  await endings();
  await goes('CUT_OFF_CABANG');
  await agrees();
  await closeTills();
  await countVaultOf(bank, 'headteller1');
  day = { ...day, till: '', vaultCounted: true };
  await goes('TUTUP_CABANG');
  await ends({ branch: 'TUTUP', branchRun: '' });
  await goes('CUT_OFF_CABANG', 'PUSAT');
  await countVaultOf(bank, 'finance1');
  await goes('TUTUP_CABANG', 'PUSAT');
  await ends({ head: 'TUTUP', headRun: '' });
  await goes('BUKA_HARI', 'PUSAT');
  await goes('SIAPKAN_CABANG');
  await goes('BUKA_CABANG');
  await agrees();
  expect([...met].sort()).toEqual(['DAY_ALREADY', 'DAY_BANK_CLOSED', 'DAY_NOT_READY', 'EOD_RUNNING']);
});
