import { Card } from '#components/kit/ui/card.tsx';
import { StatusChip } from '#components/kit/ui/chip.tsx';
import { drawn } from '#components/kit/ui/drawn.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { teller } from '#services/cash/teller.ts';

const OwnTill = drawn(async () => (await import('./own-till.tsx')).OwnTill, 8);

/** Nothing announces cash that was sent; the screen checks for it. */
const HANDOVER_CHECK_MS = 15_000;

/** Tells a teller without a till what the teller cannot do, and who can change it. */
export function NoTillCard() {
  const t = useT();
  return (
    <Card title={t('home.kas')}>
      <Note tone="warn" title={t('home.tanpaKas')}>
        {t('home.tanpaKasLanjut')}
      </Note>
    </Card>
  );
}

/** The teller's till, its day by the hour and its next step: open it, serve, hand over what is too much, close it. */
export function TillCard() {
  const t = useT();
  const till = useRecord(teller.till, { id_kas: '' }, { everyMs: HANDOVER_CHECK_MS });
  const status = till.data?.teller?.status;
  return (
    <Card title={t('home.kas')} aside={status ? <StatusChip code={status} /> : null}>
      <Loaded state={till} lines={8}>
        {(detail) => <OwnTill detail={detail} />}
      </Loaded>
    </Card>
  );
}
