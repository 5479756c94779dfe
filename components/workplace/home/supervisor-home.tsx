import '#lib/messages/home.ts';
import '#lib/messages/homes.ts';
import { useRouter } from 'next/router';
import { Amount } from '#components/kit/ui/amount.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Skeleton } from '#components/kit/ui/skeleton.tsx';
import { Desk } from '#components/workplace/inbox/desk.tsx';
import { useList } from '#hooks/use-list.ts';
import { useProfile } from '#hooks/use-session.ts';
import { menus } from '#lib/access/menus.ts';
import { teller } from '#services/cash/teller.ts';
import { vault } from '#services/cash/vault.ts';
import { WorkFigure, WorkFigures } from './work-figures.tsx';

/** The stream reports tills that open or close at the reader's own branch; head office sees all branches, so it reads again this often. */
const EVERY_MS = 60_000;
/** More tills than any branch has. */
const ASKED = 50;

/** Shows how many tills of the branch are open. */
function Tills() {
  const t = useT();
  const list = useList(teller.tills, { sizes: [ASKED], everyMs: EVERY_MS });
  const open = list.rows.filter(({ status }) => status === 'BUKA').length;
  return (
    <WorkFigure label={t('home.kasBuka')} href={menus['daftar-teller'].route} error={list.error} loading={list.loading}>
      {t('home.dariKas', { buka: open, semua: list.rows.length })}
    </WorkFigure>
  );
}

/** Shows the balance of the branch's vault, and how many handovers wait for a count. */
function Vault() {
  const t = useT();
  const list = useList(vault.vaults);
  const [held] = list.rows;
  return (
    <>
      <WorkFigure label={t('home.khasanah')} href={menus.khasanah.route} error={list.error} loading={list.loading}>
        {held ? <Amount value={held.saldo} currency={held.kode_valuta} /> : t('home.tidakAda')}
      </WorkFigure>
      {held && held.menunggu_hitungan > 0 ? (
        <WorkFigure label={t('home.menungguHitungan')} href={menus.khasanah.route} late>
          {held.menunggu_hitungan}
        </WorkFigure>
      ) : null}
    </>
  );
}

/** Draws the inbox itself: a supervisor's day is what waits for a second person. */
export function SupervisorHome() {
  const { isReady } = useRouter();
  const { canOpen } = useProfile();
  const figures = (
    <WorkFigures>
      {canOpen('daftar-teller') ? <Tills /> : null}
      {canOpen('khasanah') ? <Vault /> : null}
    </WorkFigures>
  );
  return <div className="home stack">{isReady ? <Desk figures={figures} /> : <Skeleton lines={9} />}</div>;
}
