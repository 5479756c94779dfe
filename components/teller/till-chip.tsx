import { amountText } from '#components/ui/amount.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { useT } from '#components/ui/messages.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { teller } from '#services/teller.ts';

/** What each of her tills holds now, or that it is shut. */
export function TillChips() {
  const t = useT();
  const tills = useRecord(teller.till, {}, { quiet: true }).data?.kas ?? [];
  return (
    <span className="line">
      {tills.map(({ id_kas, kode_kas, status, saldo, kode_valuta }) => (
        <Chip key={id_kas} tone={status === 'BUKA' ? 'info' : 'warn'}>
          {status === 'BUKA'
            ? t('teller.kasTeller', { saldo: amountText(saldo, kode_valuta) })
            : `${kode_kas}: ${t('teller.kasTutup')}`}
        </Chip>
      ))}
    </span>
  );
}

/** What the teller's own till holds now. */
export function TillChip() {
  const t = useT();
  // A teller who has been given no till yet has nothing to be told here.
  const till = useRecord(teller.till, {}, { quiet: true }).data?.teller;
  if (!till) return null;
  return till.status === 'BUKA' ? (
    <Chip tone="info">{t('teller.kasTeller', { saldo: amountText(till.saldo, till.kode_valuta) })}</Chip>
  ) : (
    <Chip tone="warn">{t('teller.kasTutup')}</Chip>
  );
}
