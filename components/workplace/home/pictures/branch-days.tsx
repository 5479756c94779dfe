import '#lib/business-day/messages/boards.ts';
import { Chip, StatusChip } from '#components/kit/ui/chip.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { clockText } from '#components/kit/ui/moment.tsx';
import type { PapanHariRow } from '#types/proto/business-day/branch.ts';

/** Shows each branch's day: its status, the last step with its user and time, and its blockers. */
export function BranchDays({ branches }: { readonly branches: readonly PapanHariRow[] }) {
  const t = useT();
  return (
    <ul className="plain work-list bare" aria-label={t('gambar.cabang')}>
      {branches.map((row) => (
        <li key={row.kode_cabang} className="work-line">
          <span>
            <span className="strong">{`${row.kode_cabang} ${row.nama_cabang}`}</span>
            {row.nama_user ? (
              <small>{t('gambar.langkahOleh', { nama: row.nama_user, waktu: clockText(row.waktu) })}</small>
            ) : null}
          </span>
          <span className="line end">
            {row.tertinggal === 'T' ? <Chip tone="bad">{t('gambar.cabangTertinggal')}</Chip> : null}
            {row.penghalang > 0 ? (
              <Chip tone="warn">{t('gambar.cabangPenghalang', { jumlah: row.penghalang })}</Chip>
            ) : null}
            <StatusChip code={row.status_akses_desc} />
          </span>
        </li>
      ))}
    </ul>
  );
}
