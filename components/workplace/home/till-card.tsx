import '#lib/messages/homes.ts';
import { Card } from '#components/kit/ui/card.tsx';
import { StatusChip } from '#components/kit/ui/chip.tsx';
import { drawn } from '#components/kit/ui/drawn.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import type { RecordState } from '#hooks/use-record.ts';
import type { TellerDetailReply } from '#types/proto/cash/teller.ts';

const OwnTill = drawn(async () => (await import('./own-till.tsx')).OwnTill, 8);

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

/**
 * Draws the teller's till: its sum and its next step while it is open, and tills in other currencies. While it is shut the count that opens it
 * stands in the middle of the home, so a teller with one till sees no card here.
 */
export function TillCard({ till }: { readonly till: RecordState<TellerDetailReply> }) {
  const t = useT();
  const status = till.data?.teller?.status;
  if (status === 'TUTUP' && (till.data?.kas.length ?? 0) < 2) return null;
  return (
    <Card
      title={t(status === 'TUTUP' ? 'home.kasLain' : 'home.kas')}
      aside={status === 'BUKA' ? <StatusChip code={status} /> : null}
    >
      <Loaded state={till} lines={8}>
        {(detail) => <OwnTill detail={detail} />}
      </Loaded>
    </Card>
  );
}
