import { PendingChange } from '#components/control/workflow/pending-change.tsx';
import { ButtonLink } from '#components/kit/ui/button.tsx';
import { Chip } from '#components/kit/ui/chip.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { EmptyState, Loaded } from '#components/kit/ui/states.tsx';
import { useAuditedRead } from '#hooks/use-audited-read.ts';
import { useProfile } from '#hooks/use-session.ts';
import { menus } from '#lib/access/menus.ts';
import { isMasked } from '#lib/masking.ts';
import { messageOf } from '#lib/messages/id.ts';
import { signature } from '#services/customers/signature.ts';
import type { RekeningRow } from '#types/proto/accounts/savings.ts';
import { Signatures } from './signatures.tsx';
import { cardOf } from './specimen-rows.tsx';
import '#lib/control/messages/changes.ts';
import '#lib/customers/messages/documents.ts';

/** Shows the whole signature card of an account, ended specimens too, and the screen that changes it. Opening it is an audited read. */
export function SpecimenCard({ row }: { readonly row: Pick<RekeningRow, 'nomor_rekening' | 'pegangan'> }) {
  const t = useT();
  const { canOpen } = useProfile();
  const masked = isMasked(row.nomor_rekening);
  const look = useAuditedRead(
    signature.specimens,
    // A masked number opens nothing; the handle beside it does.
    masked ? { pegangan: row.pegangan, tempat: 'KARTU' } : cardOf(row.nomor_rekening),
  );
  return (
    <Loaded state={look} lines={6}>
      {(card) => (
        <div className="stack">
          <PendingChange idFlow={card.id_flow} />
          {card.ada === 'T' ? (
            <>
              <p>
                <Chip tone="info">{messageOf('tandaTangan.', card.aturan)}</Chip>
              </p>
              <Signatures rows={card.spesimen} day={card.tanggal} gone={card.gugur} />
            </>
          ) : (
            <EmptyState title={t('spesimen.belum')} icon="pencil-square" />
          )}
          {canOpen('simpan-spesimen') && !masked ? (
            <div className="line">
              <ButtonLink
                small
                icon="pencil-square"
                href={`${menus['simpan-spesimen'].route}?${new URLSearchParams({ nomor_rekening: row.nomor_rekening })}`}
              >
                {t('spesimen.ubah')}
              </ButtonLink>
            </div>
          ) : null}
        </div>
      )}
    </Loaded>
  );
}
