import '#lib/accounts/messages/closing.ts';
import '#lib/messages/operations.ts';
import { amountText } from '#components/kit/ui/amount.tsx';
import { ButtonLink } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { useProfile } from '#hooks/use-session.ts';
import { toDisplay } from '#lib/dates.ts';
import { messageOf } from '#lib/messages/id.ts';
import type { Hambatan, PenutupanDetail } from '#types/proto/accounts/closing.ts';
import { obstacleLink } from './obstacle-links.ts';

function Obstacle({ row, detail }: { readonly row: Hambatan; readonly detail: PenutupanDetail }) {
  const t = useT();
  const { canOpen } = useProfile();
  const link = obstacleLink(row.kode, row.sebut, detail.nomor_rekening);
  const known =
    row.kode === 'TRANSAKSI_MENUNGGU'
      ? messageOf('alur.', row.sebut)
      : row.kode === 'REKENING_DIBLOKIR'
        ? messageOf('rekening.blokir.', row.sebut)
        : row.sebut;
  const parts = [
    messageOf('penutupan.hambatan.', row.kode),
    known,
    row.nominal ? amountText(row.nominal, detail.kode_valuta) : '',
    row.sampai ? t('penutupan.sampai', { tanggal: toDisplay(row.sampai) }) : '',
  ].filter(Boolean);
  return (
    <li className="line">
      <span>{parts.join(' · ')}</span>
      {link && canOpen(link.menu) ? (
        <ButtonLink small href={link.address}>
          {t('penutupan.buka')}
        </ButtonLink>
      ) : null}
    </li>
  );
}

/** Lists the obstacles to closing an account, each with a link to the screen that mends it. */
export function Obstacles({ detail }: { readonly detail: PenutupanDetail }) {
  const t = useT();
  if (detail.hambatan.length === 0) return <Note tone="ok">{t('penutupan.tanpaHambatan')}</Note>;
  return (
    <Note tone="bad" title={t('penutupan.adaHambatan')}>
      <ul className="obstacles">
        {detail.hambatan.map((row) => (
          <Obstacle key={`${row.kode} ${row.sebut} ${row.nominal} ${row.sampai}`} row={row} detail={detail} />
        ))}
      </ul>
    </Note>
  );
}
