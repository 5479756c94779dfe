import Link from 'next/link';
import { Icon } from '#components/ui/icon.tsx';
import { useT } from '#components/ui/messages.tsx';
import { useProfile } from '#hooks/use-session.ts';
import { type MenuId, menus } from '#lib/access/access.ts';
import type { PeriksaTutupRow } from '#types/proto/branch.ts';

/** Where what stands in the way of a check is dealt with; the first of them that the reader may open. */
const ways: Readonly<Record<string, readonly MenuId[]>> = {
  KAS_TELLER: ['kas-teller', 'daftar-teller'],
  SERAH_TERIMA: ['khasanah', 'kas-teller'],
  KAS_MENUNGGU: ['menunggu', 'draf'],
  KHASANAH: ['hitung-khasanah', 'khasanah'],
  PERANTARA: ['jurnal', 'neraca-saldo'],
  NERACA: ['neraca-saldo'],
};

interface Counted {
  readonly text: string;
  readonly times: number;
}

/** Items that read the same are said once, with their number. */
function counted(rincian: PeriksaTutupRow['rincian']): Counted[] {
  const times = new Map<string, number>();
  for (const { teks, nama_user } of rincian) {
    const text = [teks, nama_user].filter(Boolean).join(' · ');
    times.set(text, (times.get(text) ?? 0) + 1);
  }
  return [...times].map(([text, count]) => ({ text, times: count }));
}

/** What stands in the way of one check, and the way to deal with it. */
function Blockers({ check: { kode, rincian } }: { readonly check: PeriksaTutupRow }) {
  const t = useT();
  const { canOpen } = useProfile();
  const menu = ways[kode]?.find((id) => canOpen(id));
  return (
    <ul>
      {counted(rincian).map(({ text, times }) => {
        const said = times === 1 ? text : t('branch.kali', { rincian: text, jumlah: times });
        return <li key={text}>{menu ? <Link href={menus[menu].route}>{said}</Link> : said}</li>;
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
