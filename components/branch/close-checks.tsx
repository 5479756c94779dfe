import { Icon } from '#components/ui/icon.tsx';
import { useT } from '#components/ui/messages.tsx';
import type { PeriksaTutupRow } from '#types/proto/branch.ts';

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
                {rincian.map((detail) => (
                  <li key={detail}>{detail}</li>
                ))}
              </ul>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
