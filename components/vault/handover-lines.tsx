import type { ReactNode } from 'react';
import { Amount } from '#components/ui/amount.tsx';
import { useT } from '#components/ui/messages.tsx';
import { clockText } from '#components/ui/moment.tsx';
import type { SerahTerimaRow } from '#types/proto/teller.ts';

interface HandoverLinesProps {
  readonly handovers: readonly SerahTerimaRow[];
  /** The button at the end of a line. */
  readonly action: (handover: SerahTerimaRow) => ReactNode;
}

/** Cash on its way, a line each: from or to which till, by whom and when, how much, what to do. */
export function HandoverLines({ handovers, action }: HandoverLinesProps) {
  const t = useT();
  return (
    <ul className="plain work-list">
      {handovers.map((handover) => (
        <li key={handover.id_serah_terima} className="work-line">
          <span>
            {handover.arah === 'KE_KHASANAH' || handover.kode_kas_tujuan === ''
              ? t('vault.dariKas', { kas: handover.kode_kas_asal })
              : t('vault.dariKeKas', { asal: handover.kode_kas_asal, tujuan: handover.kode_kas_tujuan })}
            <small>
              {t('vault.dikirimOleh', { user: handover.user_pengirim, waktu: clockText(handover.dikirim_pada) })}
            </small>
            <code>{handover.nomor_referensi}</code>
          </span>
          <span className="line end">
            <Amount value={handover.nominal} currency={handover.kode_valuta} />
            {action(handover)}
          </span>
        </li>
      ))}
    </ul>
  );
}
