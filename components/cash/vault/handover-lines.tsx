import type { ReactNode } from 'react';
import { Amount, amountText } from '#components/kit/ui/amount.tsx';
import { StatusChip } from '#components/kit/ui/chip.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { clockText } from '#components/kit/ui/moment.tsx';
import type { SerahTerimaRow } from '#types/proto/cash/teller.ts';

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
        <li key={handover.id_serah_terima}>
          <div className="work-line">
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
              {handover.status === 'DIKIRIM' ? null : <StatusChip code={handover.status} />}
              <Amount value={handover.nominal} currency={handover.kode_valuta} />
              {action(handover)}
            </span>
          </div>
          <Counts handover={handover} />
        </li>
      ))}
    </ul>
  );
}

/** Shows each hand's counts, where the receiver counted something else. */
function Counts({ handover: { hitungan, kode_valuta } }: { readonly handover: SerahTerimaRow }) {
  const t = useT();
  if (hitungan.length === 0) return null;
  return (
    <ul className="plain counted">
      {hitungan.map((row) => (
        <li key={`${row.hitungan}${row.pihak}`}>
          {t(row.nominal === '' ? 'vault.sudahMenghitung' : 'vault.menghitung', {
            user: row.nama_user,
            nominal: row.nominal === '' ? '' : amountText(row.nominal, kode_valuta),
            waktu: clockText(row.waktu),
          })}
        </li>
      ))}
    </ul>
  );
}
