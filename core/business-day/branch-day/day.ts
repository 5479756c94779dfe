import type { Context } from '#core/access/context.ts';
import { commit } from '#core/engine/commit.ts';
import { fingerprint } from '#core/engine/fingerprint.ts';
import type { DayState } from '#lib/business-day/operations/hours.ts';
import { fail } from '#lib/errors/errors.ts';
import { joined } from '#lib/errors/words.ts';
import type { OperationCode } from '#lib/operations/operations.ts';
import type { HariCabang, LangkahHariRequest } from '#types/proto/business-day/branch.ts';
import { blockersOf, type Day, dayOf } from './checks.ts';

interface Step {
  readonly code: OperationCode;
  readonly from: readonly DayState[];
  readonly to: DayState;
}

/**
 * The steps of a branch's day; head office's day begins with the bank's (bank-day.ts). `close` begins the end of the day, whose last step closes the
 * day: until then the branch has the status CUT_OFF.
 */
export const steps = {
  prepare: { code: 'SIAPKAN_CABANG', from: ['TUTUP'], to: 'PERSIAPAN' },
  open: { code: 'BUKA_CABANG', from: ['PERSIAPAN'], to: 'BUKA' },
  cutOff: { code: 'CUT_OFF_CABANG', from: ['PERSIAPAN', 'BUKA'], to: 'CUT_OFF' },
  close: { code: 'TUTUP_CABANG', from: ['CUT_OFF'], to: 'TUTUP' },
} as const satisfies Record<string, Step>;

/** Returns the branch's date after a step, or fails with why it may not take it. */
async function target(context: Context, day: Day, step: Step): Promise<string> {
  if (step.to === 'PERSIAPAN') {
    if (day.closedSince !== '') fail('BRANCH_CLOSED', { params: { cabang: day.kode_cabang } });
    if (day.headOffice || day.bankStatus === 'TUTUP' || day.bankDate <= day.accounting_date) {
      fail('DAY_BANK_CLOSED', { params: { cabang: day.kode_cabang } });
    }
    return day.bankDate;
  }
  if (step.to === 'TUTUP') {
    const failed = (await blockersOf(context.db, day.kode_cabang)).filter((row) => row.lulus === 'F');
    if (failed.length > 0) {
      fail('DAY_NOT_READY', { params: { cabang: day.kode_cabang, sebab: joined(failed.map(({ kode }) => kode)) } });
    }
  }
  return day.accounting_date;
}

/**
 * Takes one step of a branch's day. The posting function proves it again with the day to itself: order of states, head office
 * ahead, nothing in the way. Refused with DAY_CHANGED when the screen showed another date, DAY_ALREADY out of order.
 */
export async function moveDay(context: Context, input: LangkahHariRequest, step: Step): Promise<HariCabang> {
  const print = fingerprint(step.code, [input.kode_cabang, input.accounting_date, context.caller.idUser]);
  // It reads the day first and the key after: a duplicate that moves the day in between is then found by its key, not by the day's new state.
  const day = await dayOf(context, input.kode_cabang);
  const [stored] = await context.db<{ sidik: string; id_user: string; jawaban: HariCabang }[]>`
    select encode(sidik, 'hex') as sidik, id_user, jawaban from idempotency where kunci = ${context.key}`;
  if (stored) {
    if (stored.sidik !== print.toString('hex') || stored.id_user !== context.caller.idUser) fail('KEY_REUSED');
    return stored.jawaban;
  }
  if (input.accounting_date !== '' && input.accounting_date !== day.accounting_date) {
    fail('DAY_CHANGED', { params: { cabang: day.kode_cabang } });
  }
  if (!step.from.includes(day.status)) fail('DAY_ALREADY', { params: { cabang: day.kode_cabang, status: day.status } });
  const date = await target(context, day, step);
  const reached: DayState = step.to === 'TUTUP' ? 'CUT_OFF' : step.to;
  const answer: HariCabang = { kode_cabang: day.kode_cabang, accounting_date: date, status_akses_desc: reached };
  const done = await commit(context.db, {
    key: context.key,
    print,
    actor: context.caller.idUser,
    idUser: context.caller.idUser,
    kodeCabang: day.kode_cabang,
    operasi: step.code,
    correlation: context.correlation,
    session: context.session,
    address: context.address,
    date: null,
    effects: [
      {
        efek: 'day_move',
        fase: 'sebelum',
        kode_cabang: day.kode_cabang,
        tanggal: day.accounting_date,
        status: day.status,
        ke: step.to,
      },
    ],
    audit: answer,
    answer,
  });
  return done.jawaban as HariCabang;
}
