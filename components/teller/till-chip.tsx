import { Chip } from '#components/ui/chip.tsx';
import { useT } from '#components/ui/messages.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { formatWire } from '#lib/money.ts';
import { teller } from '#services/teller.ts';

/** What the teller's own till holds now. */
export function TillChip() {
  const t = useT();
  // A teller who has been given no till yet has nothing to be told here.
  const till = useRecord(teller.till, {}, { quiet: true }).data?.teller;
  if (!till) return null;
  return till.status === 'BUKA' ? (
    <Chip tone="info">{t('teller.kasTeller', { saldo: formatWire(till.saldo) })}</Chip>
  ) : (
    <Chip tone="warn">{t('teller.kasTutup')}</Chip>
  );
}
