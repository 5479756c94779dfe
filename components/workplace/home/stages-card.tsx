import '#lib/control/messages/desk.ts';
import '#lib/messages/home.ts';
import '#lib/messages/homes.ts';
import Link from 'next/link';
import { ageOf, useNow } from '#components/control/workflow/age.tsx';
import { Amount } from '#components/kit/ui/amount.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { menus } from '#lib/access/menus.ts';
import { bankName, messageOf } from '#lib/messages/id.ts';
import { opening } from '#services/accounts/opening.ts';
import type { TahapanPembukaan, TahapanRow } from '#types/proto/accounts/opening.ts';
import { HeadLink } from './head-link.tsx';
import { spanText } from './time-left.tsx';

/** A first deposit at a counter sends no event to this screen, so the stages are read again this often. */
const EVERY_MS = 60_000;
const MINUTE_MS = 60_000;
const OPENINGS = menus['pembukaan-rekening'].route;

const addressOf = ({ id_flow, nomor_rekening, flow_state }: TahapanRow): string => {
  if (nomor_rekening !== '') return `${OPENINGS}?${new URLSearchParams({ keyword: nomor_rekening })}`;
  return flow_state === 'WAITING' ? menus.draf.route : `${menus.draf.route}?${new URLSearchParams({ id_flow })}`;
};

/** Shows how long a sent item has waited; the words grow with the clock. */
function Waited({ since }: { readonly since: string }) {
  const t = useT();
  const now = useNow();
  const late = ageOf(since, now, false).tone !== 'neutral';
  const minutes = Math.floor((now - Date.parse(since)) / MINUTE_MS);
  return <span className={late ? 'late' : undefined}>{spanText(t, minutes)}</span>;
}

/** Shows the next step of an opening: its maker mends it, a checker has it, its contract is printed, the first deposit is paid in. */
function Next({ row, tahap }: { readonly row: TahapanRow; readonly tahap: string }) {
  const t = useT();
  switch (tahap) {
    case 'DRAF':
      return (
        <span className={row.flow_state === 'RETURNED' ? 'late' : undefined}>
          {messageOf('status.', row.flow_state)}
        </span>
      );
    case 'DIKIRIM':
      return <Waited since={row.sejak} />;
    case 'DISETUJUI':
      return <span className="do">{t('home.cetakAkad')}</span>;
    default:
      return (
        <span>
          {t('home.minimum')} <Amount value={row.setoran_awal} currency={row.kode_valuta} />
        </span>
      );
  }
}

function Stage({ stage }: { readonly stage: TahapanPembukaan }) {
  const t = useT();
  const { tahap, banyak, baris } = stage;
  const title = messageOf('home.tahap.', tahap);
  return (
    <section className="stage" aria-label={`${title} ${banyak}`}>
      <h3>
        {title} <span>{banyak}</span>
      </h3>
      <ul className="plain">
        {baris.map((row) => (
          <li key={row.id_flow || row.nomor_rekening}>
            <Link href={addressOf(row)} prefetch={false}>
              <strong>{row.nama || t('home.tanpaNama')}</strong>
              <small>
                <span>{bankName(row.nama_produk)}</span>
                <Next row={row} tahap={tahap} />
              </small>
            </Link>
          </li>
        ))}
      </ul>
      {banyak > baris.length ? (
        <p className="work-rest muted small">{t('home.lagi', { jumlah: banyak - baris.length })}</p>
      ) : null}
    </section>
  );
}

/** Shows where the openings of the branch stand, a column for each stage. */
export function StagesCard() {
  const t = useT();
  const state = useRecord(opening.stages, {}, { everyMs: EVERY_MS });
  return (
    <Card title={t('home.pembukaan')} flush aside={<HeadLink href={OPENINGS}>{t('home.semuaPembukaan')}</HeadLink>}>
      <Loaded state={state} lines={4}>
        {({ tahap }) => (
          <div className="stages">
            {tahap.map((stage) => (
              <Stage key={stage.tahap} stage={stage} />
            ))}
          </div>
        )}
      </Loaded>
    </Card>
  );
}
