import { closeChecks } from '#core/business-day/branch-day/checks.ts';
import { moveDay, steps } from '#core/business-day/branch-day/day.ts';
import { completeEndsOfDay } from '#core/business-day/end-of-day/run-all.ts';
import type { EndOfDayStep } from '#core/engine/end-of-day-step.ts';
import { closeCounter, countVaultOf } from '#core/programs/seed/days.ts';
import type { Posting } from '#types/proto/common.ts';
import { type CounterBank, counterBank } from '../../counter-bank.ts';
import { ordinarySteps } from '../end-of-day/run-step.ts';

export interface DaysBank extends CounterBank {
  /**
   * Takes one step of a branch's day in the name of a user, in the user's own branch unless one is named; after `close` its end of day until the
   * day is closed.
   */
  step(
    user: string,
    step: keyof typeof steps,
    branch?: string,
    options?: { key?: string; seen?: string },
  ): Promise<unknown>;
  /** Returns the failing checks of a branch, each with its blockers. */
  failing(user: string, branch?: string): Promise<string[][]>;
  /** The bank's next business day, or the day that is named, opened by finance1 and finance2. */
  openBank(day?: string): Promise<Posting>;
  /** Closes a branch by force from head office. */
  forceClose(branch: string, day: string): Promise<Posting>;
  /** Files an item of head office; returns its id. */
  file(flowCode: string, data: unknown, maker?: string): Promise<string>;
  approve(idFlow: string, checker?: string): Promise<Posting>;
  /** Till and vault of a branch proved, the counters shut, the day closed. */
  endOfDay(branch: '000' | '001' | '002'): Promise<void>;
  /** Returns the status and date of a branch, as 'BUKA 2026-11-20'. */
  status(branch: string): Promise<string>;
}

const people = {
  '000': { manager: 'finance1', headTeller: 'finance1' },
  '001': { manager: 'manager1', headTeller: 'headteller1', teller: 'teller1' },
  '002': { manager: 'manager2', headTeller: 'headteller2', teller: 'teller3' },
} as const;

/** Makes the counter bank with the moves of its days, whose ends of day have these steps; the ordinary ones unless others are named. */
export async function daysBank(endOfDay: readonly EndOfDayStep[] = ordinarySteps): Promise<DaysBank> {
  const bank = await counterBank();
  const step: DaysBank['step'] = async (user, name, branch = '', { key, seen = '' } = {}) => {
    const answer = await moveDay(await bank.as(user, key), { kode_cabang: branch, accounting_date: seen }, steps[name]);
    if (name === 'close') await completeEndsOfDay(bank.app, endOfDay);
    return answer;
  };
  const file: DaysBank['file'] = async (flowCode, data, maker = 'finance1') =>
    (await bank.flow(maker, 'SUBMIT', { flowCode, seen: '', data })).id_flow;
  const approve: DaysBank['approve'] = (idFlow, checker = 'finance2') => bank.flow(checker, 'APPROVE', { idFlow });
  const status: DaysBank['status'] = async (branch) => {
    const [row] = await bank.owner<{ berdiri: string }[]>`
      select status || ' ' || accounting_date as berdiri from branch where kode_cabang = ${branch}`;
    return row?.berdiri ?? '';
  };
  return {
    ...bank,
    step,
    file,
    approve,
    status,
    failing: async (user, branch = '') =>
      (await closeChecks(await bank.as(user), branch)).periksa
        .filter((row) => row.lulus === 'F')
        .map((row) => [row.kode, ...row.rincian.map(({ operasi, teks }) => [operasi, teks].filter(Boolean).join(' '))]),
    openBank: async (day) => {
      const [next] = await bank.owner<{ tanggal: string }[]>`
        select next_business_day(accounting_date) as tanggal from branch where jenis = 'HO'`;
      return approve(await file('BUKA_HARI', { tanggal: day ?? next?.tanggal }));
    },
    forceClose: async (branch, day) => {
      const posting = await approve(
        await file('TUTUP_PAKSA', {
          kode_cabang: branch,
          accounting_date: day,
          alasan: 'Cabang tidak dapat dihubungi',
        }),
      );
      await completeEndsOfDay(bank.app, endOfDay);
      return posting;
    },
    endOfDay: async (branch) => {
      const who = people[branch];
      if ('teller' in who) {
        const [open] = await bank.owner`select from cash_box where id_user = ${who.teller} and status = 'BUKA'`;
        if (open) await closeCounter(bank, who);
      }
      await countVaultOf(bank, who.headTeller);
      await step(who.manager, 'cutOff');
      await step(who.manager, 'close');
    },
  };
}
