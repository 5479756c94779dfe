import Link from 'next/link';
import { Icon } from '#components/ui/icon.tsx';
import { useT } from '#components/ui/messages.tsx';
import { useProfile } from '#hooks/use-session.ts';
import { type MenuId, menus } from '#lib/access/access.ts';
import type { PenghalangRow, PeriksaTutupRow } from '#types/proto/branch.ts';

interface Way {
  readonly menu: MenuId;
  /** What the screen is asked for, so that it shows the very thing. */
  readonly asks?: (blocker: PenghalangRow) => Readonly<Record<string, string>>;
}

const byItem: Way['asks'] = ({ id }) => ({ id_flow: id });
const byTill: Way['asks'] = ({ kode_kas }) => ({ kas: kode_kas });

/** Where what stands in the way of a check is dealt with; the first of them that the reader may open. */
const ways: Readonly<Record<string, readonly Way[]>> = {
  KAS_TELLER: [{ menu: 'kas-teller' }, { menu: 'daftar-teller', asks: byTill }],
  SERAH_TERIMA: [{ menu: 'khasanah' }, { menu: 'kas-teller' }, { menu: 'daftar-teller', asks: byTill }],
  KAS_MENUNGGU: [
    { menu: 'menunggu', asks: byItem },
    { menu: 'draf', asks: byItem },
  ],
  KHASANAH: [{ menu: 'hitung-khasanah' }, { menu: 'khasanah' }, { menu: 'daftar-teller' }],
  PERANTARA: [{ menu: 'jurnal', asks: ({ id }) => ({ kode_gl: id }) }, { menu: 'neraca-saldo' }],
  NERACA: [{ menu: 'neraca-saldo' }],
};

/** What stands in the way of one check, each a link to the very thing where the reader may open it. */
function Blockers({ check: { kode, rincian } }: { readonly check: PeriksaTutupRow }) {
  const { canOpen } = useProfile();
  const way = ways[kode]?.find(({ menu }) => canOpen(menu));
  return (
    <ul>
      {rincian.map((blocker) => {
        const said = [blocker.teks, blocker.nama_user].filter(Boolean).join(' · ');
        const asked = way?.asks?.(blocker) ?? {};
        return (
          <li key={`${blocker.id} ${said}`}>
            {way ? <Link href={{ pathname: menus[way.menu].route, query: asked }}>{said}</Link> : said}
          </li>
        );
      })}
    </ul>
  );
}

/** Every check of the close, passed or not, with the items that stand in the way. */
export function CloseChecks({ checks }: { readonly checks: readonly PeriksaTutupRow[] }) {
  const t = useT();
  return (
    <ul className="plain step-list">
      {checks.map((check) => (
        <li key={check.kode} className={check.lulus === 'T' ? 'passed' : 'failed'}>
          <Icon name={check.lulus === 'T' ? 'check-circle' : 'x-circle'} />
          <div>
            <span className="spread">
              <span className="strong">{check.pesan}</span>
              <span className="muted small">{t(check.lulus === 'T' ? 'branch.lulus' : 'branch.gagal')}</span>
            </span>
            {check.rincian.length > 0 ? <Blockers check={check} /> : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
