import { useT } from '#components/kit/ui/messages.tsx';
import { clockText } from '#components/kit/ui/moment.tsx';
import { messageOf } from '#lib/messages/id.ts';
import type { KemungkinanPenyebab } from '#types/proto/cash/vault.ts';

/** Lists possible causes of a till's difference, the likeliest first: the transaction, and what it may have been instead. */
export function DifferenceCauses({ causes }: { readonly causes: readonly KemungkinanPenyebab[] }) {
  const t = useT();
  if (causes.length === 0) return null;
  return (
    <section className="stack-tight">
      <h3 className="field-label">{t('vault.penyebab')}</h3>
      <ul className="plain work-list">
        {causes.map((cause) => (
          <li key={`${cause.kode}-${cause.nomor_referensi}`} className="work-line">
            <span>
              {cause.pesan}
              {cause.flowCode ? (
                <small>{`${messageOf('alur.', cause.flowCode)} · ${clockText(cause.waktu)}`}</small>
              ) : null}
            </span>
            {cause.nomor_referensi ? <code>{cause.nomor_referensi}</code> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
