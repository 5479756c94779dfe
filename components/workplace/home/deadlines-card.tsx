import '#lib/payments/messages/transfer.ts';
import '#lib/messages/home.ts';
import '#lib/messages/homes.ts';
import { Card } from '#components/kit/ui/card.tsx';
import { StatusChip } from '#components/kit/ui/chip.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { railName } from '#lib/payments/transfers.ts';
import { parameter } from '#services/control/parameter.ts';
import { transfer } from '#services/payments/transfer.ts';
import { Left, untilText } from './time-left.tsx';

/** The bank's clock is asked again this often. */
const EVERY_MS = 60_000;

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
            {jalur.map((rail) => {
              const until = untilText(rail);
              return (
                <div key={rail.rail}>
                  <dt>{railName(rail.rail)}</dt>
                  <dd className="muted">{until}</dd>
                  <dd>
                    {until === '' ? (
                      <span className="left">{t('home.sepanjangHari')}</span>
                    ) : (
                      <Left seconds={rail.sisa_detik} />
                    )}
                  </dd>
                </div>
              );
            })}
          </dl>
        )}
      </Loaded>
    </Card>
  );
}
