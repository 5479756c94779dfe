import '#lib/cash/messages/transaction.ts';
import { Amount } from '#components/kit/ui/amount.tsx';
import { refusalTitle } from '#components/kit/ui/failure.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { useNarrow } from '#hooks/use-narrow.ts';
import { messageOf } from '#lib/messages/id.ts';
import type { Missing } from './missing.tsx';
import type { Preview } from './use-preview.ts';

interface BarBriefProps {
  readonly preview: Preview;
  readonly missing: readonly Missing[];
}

/** Says beside the buttons of a phone what the preview far below the fields says: what is missing, what stands against it, what is left. */
export function BarBrief({ preview: { posting, error }, missing }: BarBriefProps) {
  const t = useT();
  const narrow = useNarrow();
  if (!narrow) return null;
  if (error) return <p className="bar-brief">{refusalTitle(error)}</p>;
  if (!posting) {
    return missing.length === 0 ? null : (
      <p className="bar-brief">{t('transaksi.kurangIsian', { jumlah: missing.length })}</p>
    );
  }
  const { otorisasi, saldo, saldo_tersedia } = posting;
  const currency = saldo.find(({ jenis }) => jenis === 'REKENING')?.kode_valuta;
  return (
    <div className="bar-brief">
      {otorisasi?.perlu === 'T' ? (
        <strong>{t('transaksi.perluOtorisasi', { peran: messageOf('peran.', otorisasi.tingkat) })}</strong>
      ) : null}
      {saldo_tersedia ? (
        <span className="spread">
          {t('transaksi.tersediaSesudah')} <Amount value={saldo_tersedia} currency={currency} />
        </span>
      ) : null}
    </div>
  );
}
