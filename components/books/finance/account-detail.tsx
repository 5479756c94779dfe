import '#lib/books/messages/finance.ts';
import '#lib/books/messages/ledger-fields.ts';
import '#lib/books/messages/report.ts';
import { TermDetail } from '#components/control/parameters/term-detail.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { toDisplay } from '#lib/dates.ts';
import { bankName, messageOf } from '#lib/messages/id.ts';
import type { CoaRow } from '#types/proto/books/report.ts';

const day = (iso: string): string => (iso ? toDisplay(iso) : '—');

/** Shows an account of the chart: its data, its period, its place in the statements, and its changes. */
export function AccountDetail({ row, onClose }: { readonly row: CoaRow; readonly onClose: () => void }) {
  const t = useT();
  const line = row.laporan
    ? `${messageOf('keuangan.laporan.', row.laporan)}: ${row.pos || '—'}`
    : t('keuangan.luarNeraca');
  return (
    <TermDetail
      title={`${row.kode_gl} · ${bankName(row.nama_gl)}`}
      idFlow={row.id_flow}
      objek={`AKUN_GL:${row.kode_gl}`}
      onClose={onClose}
      details={[
        { label: t('keuangan.tipe'), value: messageOf('keuangan.tipe.', row.tipe) },
        { label: t('keuangan.posisi'), value: messageOf('laporan.posisi.', row.posisi) },
        { label: t('keuangan.posLaporan'), value: line },
        { label: t('keuangan.diisi'), value: messageOf('keuangan.diisi.', row.diisi || 'MANUAL') },
        { label: t('kolom.hanya_pusat'), value: t(row.hanya_pusat === 'T' ? 'aksi.ya' : 'umum.tidakAda') },
        {
          label: t('kolom.dibuka_sejak'),
          value: row.dibuka_sejak ? toDisplay(row.dibuka_sejak) : t('keuangan.sejakAwal'),
        },
        { label: t('kolom.ditutup_sejak'), value: day(row.ditutup_sejak) },
      ]}
    />
  );
}
