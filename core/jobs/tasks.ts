import { payOutward } from '#core/accounts/standing-orders/pay-outward.ts';
import { fileScheduledReports } from '#core/books/reports/schedule/round.ts';
import { endOfDayJob } from '#core/business-day/end-of-day/job.ts';
import { notifyProvider } from '#core/control/identity/notify-provider.ts';
import { makePartitionsAhead, prunePartitions, pruneRows, summariseMonths } from '#core/db/partitions.ts';
import { removeLooseFiles } from '#core/file/remove-loose.ts';
import { payrollJob } from '#core/payments/payroll/payroll-job.ts';
import { settlementRound } from '#core/payments/settlement/round.ts';
import { removeReports, reportJob } from './report-job.ts';
import { settlementAreas } from './settlement-modules.ts';
import type { Task } from './task.ts';

/** All background work that is queued or runs by the clock. Rounds that are due every second stay loops: core/server/background.ts. */
export const tasks: readonly Task[] = [
  {
    name: 'identity',
    run: ({ db, provider, log }, payload, attempt) => notifyProvider(db, provider, log, payload, attempt),
  },
  {
    // A decision whose job was lost is queued again.
    name: 'periodic:identity',
    cron: '*/5 * * * *',
    run: async ({ db }) => {
      await db`select requeue_identity_jobs()`;
    },
  },
  {
    name: 'end_of_day',
    run: ({ db, begin, log }, payload) => endOfDayJob(db, begin, log, payload),
  },
  {
    // Checks an end of day that waits again, and gives one whose job was lost another.
    name: 'periodic:end_of_day',
    cron: '* * * * *',
    run: async ({ db }) => {
      await db`select requeue_ends_of_day()`;
    },
  },
  {
    name: 'payroll',
    run: ({ db, begin, log }, payload) => payrollJob(db, begin, log, payload),
  },
  {
    // A payroll that waits for a branch, or whose job was lost, gets another.
    name: 'periodic:payroll',
    cron: '* * * * *',
    run: async ({ db }) => {
      await db`select requeue_payrolls()`;
    },
  },
  {
    name: 'report',
    run: (context, payload) => reportJob(context, payload),
  },
  {
    // A report whose job was lost gets another.
    name: 'periodic:report',
    cron: '* * * * *',
    run: async ({ db }) => {
      await db`select requeue_reports()`;
    },
  },
  {
    // Reports by the calendar: what is due of the days that have ended.
    name: 'periodic:report-schedules',
    cron: '* * * * *',
    run: async ({ begin, log }) => {
      const days = await fileScheduledReports(begin, log);
      if (days > 0) log.info({ days }, 'reports of ended days filed');
    },
  },
  {
    // Files that were kept long enough, and what failed or cancelled jobs may have left.
    name: 'periodic:report-files',
    cron: '*/10 * * * *',
    run: async ({ db, storage, log }) => {
      if (storage === undefined) return;
      const removed = await removeReports(db, storage);
      if (removed > 0) log.info({ removed }, 'files of reports removed');
    },
  },
  {
    // Exchanges messages with other banks; where there is no way to them, handles what is answered by hand alone.
    name: 'periodic:settlement',
    cron: '* * * * *',
    run: async ({ db, begin, settlement, log }) => {
      // Nothing is paid towards other banks where there is no way to them.
      if (settlement) {
        const paid = await payOutward({ db, begin }, (err, cabang) =>
          log.warn({ err, cabang }, 'standing orders to other banks will be tried again'),
        );
        if (paid > 0) log.info({ paid }, 'standing orders paid to other banks');
      }
      await settlementRound({ db, begin, log }, settlement, settlementAreas);
    },
  },
  {
    // Months of the ledger and the trail: the coming ones are made long before they begin, old ones go as the bank has ruled, and what was
    // written is found by the indexes of each.
    name: 'periodic:partitions',
    cron: '20 * * * *',
    run: async ({ begin, log }) => {
      const [made, dropped] = [await makePartitionsAhead(begin), await prunePartitions(begin)];
      if (made > 0 || dropped > 0) log.info({ made, dropped }, 'partitions made ahead and dropped');
      await summariseMonths(begin);
    },
  },
  {
    // Removes rows that the bank no longer keeps, at night in Jakarta.
    name: 'periodic:pruning',
    cron: '10 19 * * *',
    run: async ({ db, log }) => {
      const gone = await pruneRows(db);
      if (gone > 0) log.info({ gone }, 'rows let go by the rules of retention');
    },
  },
  {
    // Removes files that were sent and never filed, a day later.
    name: 'periodic:files',
    cron: '35 * * * *',
    run: async ({ db, storage, log }) => {
      if (storage === undefined) return;
      const removed = await removeLooseFiles(db, storage);
      if (removed > 0) log.info({ removed }, 'files that were never filed removed');
    },
  },
];
