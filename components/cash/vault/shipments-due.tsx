import '#lib/cash/messages/shipments.ts';
import { Amount } from '#components/kit/ui/amount.tsx';
import { ButtonLink } from '#components/kit/ui/button.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { ErrorState } from '#components/kit/ui/states.tsx';
import { useList } from '#hooks/use-list.ts';
import { useProfile } from '#hooks/use-session.ts';
import { menus } from '#lib/access/menus.ts';
import { toDisplay } from '#lib/dates.ts';
import { messageOf } from '#lib/messages/id.ts';
import { vault } from '#services/cash/vault.ts';
import { shipmentRoad } from './shipment-road.ts';

/** Bags leave and arrive a few times a day, and nothing announces them. */
const CHECK_MS = 30_000;

interface ShipmentsDueProps {
  /** Of one branch; without it, of all that the reader may see. */
  readonly kodeCabang?: string;
}

/**
 * Lists sealed bags that nobody has counted yet, with a link to count those that this branch waits for; draws nothing where none is on the road.
 */
export function ShipmentsDue({ kodeCabang = '' }: ShipmentsDueProps) {
  const t = useT();
  const { canOpen } = useProfile();
  const list = useList(vault.shipments, {
    filters: { status: 'BERJALAN', kode_cabang: kodeCabang },
    sizes: [100],
    everyMs: CHECK_MS,
    enabled: canOpen('kiriman-kas'),
    quiet: true,
  });
  if (list.error) return <ErrorState error={list.error} onRetry={list.refetch} />;
  if (list.rows.length === 0) return null;
  return (
    <Card title={t('kiriman.dalamPerjalanan')} flush>
      <ul className="plain work-list">
        {list.rows.map((row) => (
          <li key={row.nomor_kiriman}>
            <div className="work-line">
              <span>
                {messageOf('kiriman.arah.', row.arah)} {shipmentRoad(row)}
                <small>
                  {toDisplay(row.tanggal_kirim)} · {messageOf('kiriman.status.', row.status)}
                </small>
                <code>{row.nomor_kiriman}</code>
              </span>
              <span className="line end">
                <Amount value={row.nominal} currency={row.kode_valuta} />
                {row.dihitung_sini === 'T' && canOpen('terima-kiriman-kas') ? (
                  <ButtonLink
                    small
                    href={`${menus['terima-kiriman-kas'].route}?${new URLSearchParams({ nomor_kiriman: row.nomor_kiriman })}`}
                  >
                    {t('kiriman.hitung')}
                  </ButtonLink>
                ) : null}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
