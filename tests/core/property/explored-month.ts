import pino from 'pino';
import { resumeEndOfDay } from '#core/business-day/end-of-day/resume.ts';
import { runEndOfDay } from '#core/business-day/end-of-day/run.ts';
import { steps } from '#core/business-day/end-of-day/steps.ts';
import { pembatalanBagiHasil } from '#core/profit-sharing/undo-shares.ts';
import type { Branch, MonthEndBank } from '../business-day/end-of-day/month-end-bank.ts';
import { insertRate } from '../currency-bank.ts';
import type { hindrances } from './hindrances.ts';

export const branches = ['000', '001', '002'] as const;
/** Acts of people and of the core that move a day or its end of day. */
export const ofDays = [
  'cutOff',
  'close',
  'some',
  'kill',
  'carry',
  'force',
  'resume',
  'hi1000',
  'kurs',
  'undo',
] as const;
/** Events that reach the bank meanwhile. */
export const others = [
  'earn',
  'present',
  'pay',
  'return',
  'send',
  'leave',
  'answer',
  'arrive',
  'holiday',
  'withdraw',
] as const;
/** An act, where it happens, and how far an end of day comes meanwhile. */
export type Act = readonly [act: (typeof ofDays)[number] | (typeof others)[number], branch: Branch, far: number];

const KILLED = 'the core was killed';
const silent = pino({ level: 'silent' });

interface BranchStatus {
  readonly kode_cabang: Branch;
  readonly status: string;
  readonly tanggal: string;
  /** Holds its end of day, the status, and the reason of its wait. */
  readonly run: string | null;
  readonly malam: string;
  readonly langkah: string;
}

/** A bank around the end of a month, with what may happen to it, and the way on that its board shows. */
export class Explored {
  readonly #bank: MonthEndBank;
  readonly #befalls: ReturnType<typeof hindrances>;
  constructor(bank: MonthEndBank, befalls: ReturnType<typeof hindrances>) {
    this.#bank = bank;
    this.#befalls = befalls;
  }

  branchStatuses = () => this.#bank.owner<BranchStatus[]>`
    select b.kode_cabang, b.status, b.accounting_date as tanggal, e.run, coalesce(e.status, '') as malam, coalesce(s.kode, '') as langkah
    from branch b left join eod_run e on e.kode_cabang = b.kode_cabang and e.status <> 'SELESAI'
    left join lateral (select x.kode from eod_step x where x.run = e.run and x.status <> 'SELESAI' order by x.urut limit 1) s on true
    order by b.jenis <> 'HO', b.kode_cabang`;

  async head(): Promise<BranchStatus> {
    const [row] = await this.branchStatuses();
    if (!row) throw new Error('there is no head office');
    return row;
  }

  async #two(flowCode: string, data: object): Promise<void> {
    const { id_flow } = await this.#bank.flow('finance1', 'SUBMIT', { flowCode, seen: '', data });
    await this.#bank.flow('finance2', 'APPROVE', { idFlow: id_flow, remark: 'Sesuai' });
  }

  async #runOf(branch: Branch): Promise<string | undefined> {
    return (await this.branchStatuses()).find((each) => each.kode_cabang === branch)?.run ?? undefined;
  }

  /** The end of day of one branch goes some parts ahead of the others. */
  async #some(branch: Branch, far: number): Promise<void> {
    const run = await this.#runOf(branch);
    let parts = 0;
    const enough = () => {
      parts += 1;
      return parts > far;
    };
    if (run) await runEndOfDay(run, { db: this.#bank.app, log: silent, enough });
  }

  /** The core is killed in one of the steps: what the part did is lost. */
  async #kill(branch: Branch, far: number): Promise<void> {
    const run = await this.#runOf(branch);
    if (!run) return;
    const dying = steps.map((step, place) => ({
      ...step,
      run: async (...work: Parameters<typeof step.run>) => {
        const done = await step.run(...work);
        if (place === far) throw Object.assign(new Error(KILLED), { code: '57P01' });
        return done;
      },
    }));
    await runEndOfDay(run, { db: this.#bank.app, log: silent, steps: dying }).catch((error: unknown) => {
      if (!(error instanceof Error && error.message === KILLED)) throw error;
    });
  }

  /** A branch ends its day, cut off or not. */
  async #close(branch: Branch): Promise<void> {
    const day = (await this.branchStatuses()).find((each) => each.kode_cabang === branch);
    if (day?.status === 'BUKA') await this.#bank.cutOff(branch);
    await this.#bank.startEndOfDay(branch);
  }

  async #force(branch: Branch): Promise<void> {
    const late = (await this.branchStatuses()).find((each) => each.kode_cabang === branch);
    await this.#two('TUTUP_PAKSA', {
      kode_cabang: branch,
      accounting_date: late?.tanggal,
      alasan: 'Cabang tidak dapat menutup harinya',
    });
  }

  async #resume(branch: Branch): Promise<void> {
    await resumeEndOfDay(await this.#bank.as('finance1'), { kode_cabang: branch, accounting_date: '' });
  }

  /** The month's shares are undone, which a day of the next month may do. */
  async #undo(): Promise<void> {
    const [last] = await this.#bank.owner<{ bulan: string }[]>`
      select bulan from hi1000 where status <> 'DIBATALKAN' order by bulan desc limit 1`;
    if (!last) return;
    const asked = { pool: 'UTAMA', ...last };
    const { sidik } = await pembatalanBagiHasil(await this.#bank.as('finance1'), asked);
    await this.#two('BATAL_HI1000', { ...asked, sidik, alasan: 'Pendapatan kurang dicatat' });
  }

  /** The rate of the month that the ends of day wait for, else of one that was undone. */
  async #setRate(): Promise<void> {
    const { tanggal } = await this.head();
    const [unfinished] = await this.#bank.owner<{ bulan: string }[]>`
      select bulan from hi1000 where status = 'DIBATALKAN' order by bulan desc limit 1`;
    await this.#bank.setRate(unfinished?.bulan ?? `${tanggal.slice(0, 7)}-01`);
  }

  async #setDollar(): Promise<void> {
    await insertRate(this.#bank, ['16500', '16600', '16700'], (await this.head()).tanggal);
  }

  async act([what, branch, far]: Act): Promise<void> {
    switch (what) {
      case 'cutOff':
        return this.#bank.cutOff(branch);
      case 'close':
        return this.#close(branch);
      case 'some':
        return this.#some(branch, far);
      case 'kill':
        return this.#kill(branch, far);
      case 'carry':
        return this.#bank.carry();
      case 'force':
        return this.#force(branch);
      case 'resume':
        return this.#resume(branch);
      case 'earn':
        return this.#bank.earn(BigInt(far + 1) * 10_000n);
      case 'hi1000':
        return this.#setRate();
      case 'kurs':
        return this.#setDollar();
      case 'undo':
        return this.#undo();
      case 'arrive':
        return this.#befalls.arrive(branch);
      default:
        await this.#befalls[what]();
    }
  }

  /** The next command on the way to a later day, as the board would show it. */
  async goOn(): Promise<void> {
    await this.#bank.carry();
    const [bankDay, ...others] = await this.branchStatuses();
    if (!bankDay) throw new Error('there is no head office');
    const all = [bankDay, ...others];
    const stopped = all.find(({ malam }) => malam === 'GAGAL');
    const late = others.find(
      ({ status, tanggal, run }) => run === null && (status !== 'TUTUP' || tanggal < bankDay.tanggal),
    );
    if (stopped) return this.#resume(stopped.kode_cabang);
    if (bankDay.status !== 'TUTUP' && late) return this.#force(late.kode_cabang);
    if (bankDay.status === 'BUKA') return this.#bank.cutOff('000');
    if (bankDay.status === 'CUT_OFF' && bankDay.run === null) {
      await this.#bank.recount('000');
      return this.#bank.startEndOfDay('000');
    }
    if (all.some(({ langkah }) => langkah === 'REVALUASI')) return this.#setDollar();
    if (all.some(({ langkah }) => langkah === 'HI1000')) return this.#setRate();
    if (bankDay.status === 'TUTUP') {
      const [next] = await this.#bank.owner<{ tanggal: string }[]>`
        select next_business_day(${bankDay.tanggal}::date) as tanggal`;
      return this.#two('BUKA_HARI', { ...next });
    }
  }
}
