import type { Context } from '#core/access/context.ts';
import { change, read } from '#core/access/handler.ts';
import type { Operations } from '#core/engine/submitted.ts';
import type { IngatkanRequest, LangkahHariRequest } from '#types/proto/business-day/branch.ts';
import type { RpcInput } from '#types/rpc.ts';
import { withActors } from './actors.ts';
import { openBankDay } from './bank-day.ts';
import { closeChecks } from './checks.ts';
import { moveDay, steps } from './day.ts';
import { daySheet } from './day-sheet.ts';
import { daySummary } from './day-summary.ts';
import { endedItems, endingItems } from './ending.ts';
import { forceClose } from './force-close.ts';
import { myReminders, remind, setReminderAside } from './reminders.ts';

const taking = (step: keyof typeof steps) =>
  change((context: Context, input: LangkahHariRequest) => moveDay(context, input, steps[step]));

/** The bank's day, and the days of its branches. */
export const branch = {
  operations: { BUKA_HARI: openBankDay, TUTUP_PAKSA: forceClose },
  handlers: ({ operations }: { readonly operations: Operations }) => ({
    'branch.siapkan': taking('prepare'),
    'branch.buka': taking('open'),
    'branch.cutOff': taking('cutOff'),
    'branch.tutup': taking('close'),
    'branch.periksaTutup': read(async (context: Context, input: RpcInput<'branch.periksaTutup'>) =>
      withActors(context, operations, await closeChecks(context, input.kode_cabang)),
    ),
    'branch.ingatkan': change((context: Context, input: IngatkanRequest) => remind(context, operations, input)),
    'branch.pengingat': read(myReminders),
    'branch.sisihkanPengingat': change(setReminderAside),
    'branch.akanDiakhiri': read(endingItems),
    'branch.diakhiri': read(endedItems),
    'branch.lembarHari': read(daySheet),
    'branch.ringkasanHari': read(daySummary),
  }),
};
