import { connect } from '#core/db/client.ts';
import type { Bank } from '#core/programs/seed/counter.ts';
import { closeCounter, countVaultOf } from '#core/programs/seed/days.ts';
import { decide } from '#core/programs/seed/desk.ts';
import { receiveIncome } from '#core/programs/seed/simulation/income.ts';

const checkers: Readonly<Record<string, string>> = { '001': 'manager1', '002': 'manager2' };
const headTellers: Readonly<Record<string, string>> = { '001': 'headteller1', '002': 'headteller2' };
const officers = [...Object.values(headTellers), 'finance1'];

/** Financings have earned this much in the month, in sen: enough for HI-1000 to be what a customer knows from a month. */
const EARNED = 240_000_000n;

/** The rest of the month has no business day, so that the bank's day is the month's last one. */
export const endMonth = ({ owner }: Pick<Bank, 'owner'>) => owner`
  insert into holiday (tanggal, nama)
  select d::date, 'Libur bersama' from head_office() b
  cross join generate_series(b.accounting_date + 1, (date_trunc('month', b.accounting_date) + interval '1 month - 1 day')::date, '1 day') d
  on conflict do nothing`;

/** Those whose cash has moved are decided: the customer takes it back. */
async function rejectCash(bank: Bank): Promise<void> {
  const waiting = await bank.owner<{ id_flow: string; kode_cabang: string }[]>`
    select id_flow, kode_cabang from flow_instance where flow_state = 'WAITING' and jenis = 'FLOW' and kas_sudah_berpindah`;
  for (const { id_flow, kode_cabang } of waiting)
    await decide(bank, checkers[kode_cabang] ?? '', id_flow, 'REJECT', 'Hari akan ditutup');
}

async function closeTills(bank: Bank): Promise<void> {
  const tills = await bank.owner<{ teller: string; kode_cabang: string; kode_valuta: string }[]>`
    select id_user as teller, kode_cabang, kode_valuta from cash_box where jenis = 'TELLER' and status = 'BUKA' order by id_kas`;
  for (const { teller, kode_cabang, kode_valuta } of tills)
    await closeCounter(bank, { teller, headTeller: headTellers[kode_cabang] ?? '' }, kode_valuta);
}

/**
 * Takes the demo bank to the end of its month's last business day: income received, tills and vaults counted, every branch ready to end its day.
 */
export async function toMonthEnd(ownerUrl: string, appUrl: string): Promise<void> {
  const bank: Bank = { owner: connect(ownerUrl, { max: 1, asal: 'PASANG' }), app: connect(appUrl, { max: 2 }) };
  try {
    await endMonth(bank);
    await rejectCash(bank);
    await closeTills(bank);
    const [office] = await bank.owner<{ kode_cabang: string; accounting_date: string }[]>`
      select kode_cabang, accounting_date from head_office()`;
    if (!office) throw new Error('the bank has no head office');
    await receiveIncome(bank.app, office.kode_cabang, office.accounting_date, EARNED);
    for (const officer of officers) await countVaultOf(bank, officer);
  } finally {
    await Promise.all([bank.owner.end(), bank.app.end()]);
  }
}
