import type { HolidayRule, OrderPeriod } from '#lib/accounts/standing.ts';
import type { Schedule } from '#lib/accounts/standing-dates.ts';
import type { Order } from './mandate.ts';

/** Reads the schedule from an order's row. */
export const scheduleOf = (
  order: Pick<Order, 'periode' | 'setiap' | 'hari' | 'mulai' | 'sampai' | 'kali' | 'hari_libur'>,
): Schedule => ({
  periode: order.periode as OrderPeriod,
  setiap: order.setiap,
  hari: order.hari,
  mulai: order.mulai,
  sampai: order.sampai,
  kali: order.kali,
  hari_libur: order.hari_libur as HolidayRule,
});
