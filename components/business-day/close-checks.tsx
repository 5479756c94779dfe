import Link from 'next/link';
import '#lib/business-day/messages/branch.ts';
import '#lib/cash/messages/vault.ts';
import { Icon } from '#components/kit/ui/icon.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { useProfile } from '#hooks/use-session.ts';
import { menus } from '#lib/access/menus.ts';
import type { MessageKey } from '#lib/messages/id.ts';
import type { PeriksaTutupRow } from '#types/proto/business-day/branch.ts';
import { isRail, useLinks } from './links.ts';
import { Remind } from './remind.tsx';

interface BlockersProps {
  readonly kodeCabang: string;
  readonly check: PeriksaTutupRow;
}

/** Lists the blockers of one check, each as a link to its record where the reader may open it, with whom the reader may remind of it. */
function Blockers({ kodeCabang, check: { kode, rincian } }: BlockersProps) {
  const linkTo = useLinks();
  return (
    <ul>
      {rincian.map((blocker) => {
        const said = [blocker.teks, blocker.petugas.join(', ') || blocker.nama_user].filter(Boolean).join(' · ');
        const link = linkTo({ sebab: kode, jenis: '', id: blocker.id, kas: blocker.kode_kas });
        return (
          <li key={`${blocker.id} ${said}`}>
            {link ? <Link href={link}>{said}</Link> : said}{' '}
            <Remind kodeCabang={kodeCabang} sebab={kode} blocker={blocker} />
          </li>
        );
      })}
    </ul>
  );
}

/** Checks that wait for a teller, and for nobody else. */
const ofTellers: readonly string[] = ['KAS_TELLER', 'SERAH_TERIMA', 'KAS_MENUNGGU'];

/** Two persons do for a teller who is gone what the teller alone could do. */
function TellerAbsent({ check: { kode, rincian } }: { readonly check: PeriksaTutupRow }) {
  const t = useT();
  const { canOpen } = useProfile();
  if (!ofTellers.includes(kode)) return null;
  const [till] = rincian;
  const query = kode === 'KAS_TELLER' && till && rincian.length === 1 ? { id_kas: till.id } : {};
  return (
    <p className="muted small">
      {canOpen('tutup-kas-berhalangan') ? (
        <Link href={{ pathname: menus['tutup-kas-berhalangan'].route, query }}>{t('vault.berhalangan')}</Link>
      ) : (
        t('vault.berhalanganOleh')
      )}
    </p>
  );
}

/** Readers who cannot settle a check's finding read here who can. */
const settledBy: Readonly<Record<string, MessageKey>> = {
  WARKAT_MASUK: 'branch.olehWarkat',
  KHASANAH: 'branch.olehKhasanah',
};

/** An account that transfers pass through is at zero once other banks have answered, or two persons have for them. */
function SettledBy({ check: { kode, rincian } }: { readonly check: PeriksaTutupRow }) {
  const t = useT();
  const said = kode === 'PERANTARA' && rincian.some(({ id }) => isRail(id)) ? 'branch.olehJawaban' : settledBy[kode];
  return said ? <p className="muted small">{t(said)}</p> : null;
}

interface CloseChecksProps {
  readonly kodeCabang: string;
  readonly checks: readonly PeriksaTutupRow[];
}

/** Lists every check of the close, passed or not, with the items that block it. */
export function CloseChecks({ kodeCabang, checks }: CloseChecksProps) {
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
            {check.rincian.length > 0 ? <Blockers kodeCabang={kodeCabang} check={check} /> : null}
            {check.lulus === 'T' ? null : (
              <>
                <TellerAbsent check={check} />
                <SettledBy check={check} />
              </>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
