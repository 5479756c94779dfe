import { Icon } from '#components/ui/icon.tsx';
import { useT } from '#components/ui/messages.tsx';
import type { PeriksaTutupRow } from '#types/proto/branch.ts';

/** Items that read the same are said once, with their number. */
function counted(details: readonly string[]): [string, number][] {
  const times = new Map<string, number>();
  for (const detail of details) times.set(detail, (times.get(detail) ?? 0) + 1);
  return [...times];
}

/** Every check of the close, passed or not, with the items that stand in the way. */
export function CloseChecks({ checks }: { readonly checks: readonly PeriksaTutupRow[] }) {
  const t = useT();
  return (
    <ul className="plain step-list">
      {checks.map(({ kode, pesan, lulus, rincian }) => (
        <li key={kode} className={lulus === 'T' ? 'passed' : 'failed'}>
          <Icon name={lulus === 'T' ? 'check-circle' : 'x-circle'} />
          <div>
            <span className="spread">
              <span className="strong">{pesan}</span>
              <span className="muted small">{t(lulus === 'T' ? 'branch.lulus' : 'branch.gagal')}</span>
            </span>
            {rincian.length > 0 ? (
              <ul>
                {counted(rincian).map(([detail, times]) => (
                  <li key={detail}>{times === 1 ? detail : t('branch.kali', { rincian: detail, jumlah: times })}</li>
                ))}
              </ul>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
