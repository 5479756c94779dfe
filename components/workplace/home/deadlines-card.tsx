import '#lib/payments/messages/transfer.ts';
import '#lib/messages/home.ts';
import '#lib/messages/homes.ts';
import { Card } from '#components/kit/ui/card.tsx';
import { StatusChip } from '#components/kit/ui/chip.tsx';
import { type Translate, useT } from '#components/kit/ui/messages.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { railName } from '#lib/payments/transfers.ts';
import { parameter } from '#services/control/parameter.ts';
import { transfer } from '#services/payments/transfer.ts';

/** The bank's clock is asked again this often. */
const EVERY_MS = 60_000;
const MINUTE = 60;
/** From here on the time left is a warning. */
const SOON = 60;

/** Says a span as people say it: "47 menit", "4 jam 17 menit". */
export function spanText(t: Translate, seconds: number): string {
  const minutes = Math.floor(seconds / MINUTE);
  return minutes < 60
    ? t('home.menit', { menit: minutes })
    : t('home.jamMenit', { jam: Math.floor(minutes / 60), menit: minutes % 60 });
}

/** A rail without hours takes transfers all day. */
export const allDay = (buka: string, tutup: string): boolean => buka === '' || (buka === '00.00' && tutup >= '23.59');

interface LeftProps {
  readonly seconds: number;
  /** Says that it has passed. */
  readonly past: string;
}

/** Shows the time that is left until a cut-off; amber within the last hour. */
export function Left({ seconds, past }: LeftProps) {
  const t = useT();
  if (seconds === 0) return <span className="muted">{past}</span>;
  return <span className={seconds < SOON * MINUTE ? 'left soon' : 'left'}>{spanText(t, seconds)}</span>;
}

/** Lists until when each rail takes transfers today, beside the state of the branch's day. */
export function DeadlinesCard() {
  const t = useT();
  const terms = useRecord(transfer.terms, { nominal: '', tunai: 'F' }, { everyMs: EVERY_MS });
  // As the top bar asks for it, so that both share one answer.
  const day = useRecord(parameter.branchStatus, {}, { quiet: true });
  return (
    <Card title={t('home.batas')} aside={day.data ? <StatusChip code={day.data.status_akses_desc} /> : null} flush>
      <Loaded state={terms} lines={3}>
        {({ jalur }) => (
          <dl className="deadlines">
            {jalur.map(({ rail, buka, tutup, sisa_detik }) => (
              <div key={rail}>
                <dt>{railName(rail)}</dt>
                <dd className="muted">{allDay(buka, tutup) ? '' : tutup.replace('.', ':')}</dd>
                <dd>
                  {allDay(buka, tutup) ? (
                    <span className="left">{t('home.sepanjangHari')}</span>
                  ) : (
                    <Left seconds={sisa_detik} past={t('home.lewat')} />
                  )}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </Loaded>
    </Card>
  );
}
