import type { Context } from '#core/access/context.ts';
import { change, read } from '#core/access/handler.ts';
import type { Begin } from '#core/db/transactions.ts';
import type { AkhiriHariRequest, LanjutMalamRequest } from '#types/proto/business-day/end-of-day.ts';
import { dayBoard } from './day-board.ts';
import { endBankDay } from './end-bank-day.ts';
import { forecast } from './forecast.ts';
import { history } from './history.ts';
import { resumeEndOfDay } from './resume.ts';
import { endOfDay as view } from './view.ts';

export interface EndOfDayConfig {
  /** Begins transactions in which nothing can be changed. */
  readonly lookAhead?: Begin;
}

/** The ends of day of branches. */
export const endOfDay = {
  operations: {},
  handlers: ({ lookAhead }: EndOfDayConfig) => ({
    'branch.papanHari': read(dayBoard),
    'endOfDay.malam': read(view),
    'endOfDay.ramal': read(forecast(lookAhead)),
    'endOfDay.lanjut': change((context: Context, input: LanjutMalamRequest) => resumeEndOfDay(context, input)),
    'endOfDay.akhiriHari': change((context: Context, input: AkhiriHariRequest) => endBankDay(context, input)),
    'endOfDay.riwayatMalam': read(history),
  }),
};
