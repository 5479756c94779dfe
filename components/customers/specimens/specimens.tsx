import '#lib/messages/tab-titles.ts';
import { Chip } from '#components/kit/ui/chip.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useAuditedRead } from '#hooks/use-audited-read.ts';
import { messageOf } from '#lib/messages/id.ts';
import type { Output } from '#services/client.ts';
import { signature } from '#services/customers/signature.ts';
import { Signatures } from './signatures.tsx';
import '#lib/control/messages/changes.ts';
import '#lib/customers/messages/documents.ts';

type Card = Output<typeof signature.specimens>;

function SpecimenCard({ card }: { readonly card: Card }) {
  const t = useT();
  if (card.spesimen.length === 0) {
    return (
      <Note tone="warn" title={t(card.ada === 'T' ? 'spesimen.tidakBerlaku' : 'spesimen.tidakAda')}>
        {t('spesimen.tidakAdaTeks')}
      </Note>
    );
  }
  return (
    <>
      {card.cukup === 'T' ? null : <Note tone="warn">{t('spesimen.kurang')}</Note>}
      <Signatures rows={card.spesimen} day={card.tanggal} gone={card.gugur} />
    </>
  );
}

/** Names the account: that of a form, or the one an item debits. */
export interface SpecimensProps {
  readonly nomor_rekening?: string;
  readonly id_flow?: string;
  readonly flowCode: string;
  readonly tempat: 'FORMULIR' | 'OVERRIDE' | 'MEJA';
}

/** Shows the signatures to compare with a slip, and how many of them it needs. Opening it is one audited read, a row of the trail. */
export function Specimens(asked: SpecimensProps) {
  const t = useT();
  const look = useAuditedRead(signature.specimens, asked);
  return (
    <section className="specimens" aria-label={t('tab.tandaTangan')}>
      <div className="spread">
        <h3 className="field-label">{t('tab.tandaTangan')}</h3>
        {look.data && look.data.ada === 'T' ? (
          <Chip tone="info">{messageOf('tandaTangan.', look.data.aturan)}</Chip>
        ) : null}
      </div>
      <Loaded state={look} lines={3}>
        {(card) => <SpecimenCard card={card} />}
      </Loaded>
    </section>
  );
}
