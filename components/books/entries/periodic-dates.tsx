import { UpcomingDates } from '#components/accounts/standing-orders/upcoming-dates.tsx';
import type { Values } from '#components/kit/form/field-def.ts';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import type { HolidayRule, OrderPeriod } from '#lib/accounts/standing-orders.ts';
import { standing } from '#services/accounts/standing-orders.ts';

const DAY = 8;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** On which days the entry that is being typed falls due first. */
export function PeriodicDates({ values }: { readonly values: Values }) {
  const of = (name: string): string => textOf(values[name]);
  const [periode, mulai] = [of('periode'), of('mulai')];
  const once = periode === 'SEKALI';
  const each = periode === 'MINGGUAN' || periode === 'BULANAN';
  const whole = mulai !== '' && (!each || of('hari') !== '');
  const dates = useRecord(
    standing.schedule,
    {
      periode: (once ? 'BULANAN' : periode) as OrderPeriod,
      setiap: each ? of('setiap') || '1' : '',
      hari: once ? String(Number(mulai.slice(DAY))) : each ? of('hari') : '',
      mulai,
      sampai: once ? '' : of('sampai'),
      kali: once ? '1' : '',
      hari_libur: (of('hari_libur') || 'SESUDAH') as HolidayRule,
    },
    { enabled: whole, quiet: true },
  );
  if (!whole) return null;
  return (
    <Loaded state={dates} lines={1}>
      {({ berikut }) => <UpcomingDates dates={berikut} />}
    </Loaded>
  );
}
