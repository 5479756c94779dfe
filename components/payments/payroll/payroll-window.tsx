import '#lib/payments/messages/payroll.ts';
import { DataTable } from '#components/kit/screens/data-table.tsx';
import { Chip, type Tone } from '#components/kit/ui/chip.tsx';
import { type Column, Stacked } from '#components/kit/ui/column.tsx';
import { DescriptionList } from '#components/kit/ui/description-list.tsx';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { useList } from '#hooks/use-list.ts';
import { messageOf } from '#lib/messages/id.ts';
import { formatWire } from '#lib/money.ts';
import { payroll } from '#services/payments/payroll.ts';
import type { BarisGajiRow, GajiRow } from '#types/proto/payments/payroll.ts';
import { PayrollProgress } from './payroll-progress.tsx';

const tones: Readonly<Record<string, Tone>> = {
  MENUNGGU: 'warn',
  DIBAYAR: 'ok',
  GAGAL: 'bad',
  DIOTORISASI: 'warn',
  DITAHAN: 'warn',
  DIKIRIM: 'warn',
  SELESAI: 'ok',
  DIRETUR: 'bad',
  DIBATALKAN: 'bad',
};

/** Describes the result of a row; for one that went to another bank, of its transfer. */
const stateOf = ({ status_baris, status_transfer }: BarisGajiRow): string =>
  status_transfer === ''
    ? messageOf('gaji.keadaanBaris.', status_baris)
    : messageOf('gaji.keadaanTransfer.', status_transfer);

const columns: readonly Column<BarisGajiRow>[] = [
  { field: 'urut', title: 'gaji.urut', className: 'num' },
  {
    field: 'nomor_rekening',
    title: 'gaji.nomorRekening',
    text: (row) => [row.kode_bank, row.nomor_rekening, row.nama].filter(Boolean).join(' '),
    render: (row) => (
      <Stacked
        main={<span className="mono">{[row.kode_bank, row.nomor_rekening].filter(Boolean).join(' ')}</span>}
        below={row.nama}
      />
    ),
  },
  {
    field: 'status_baris',
    title: 'gaji.status',
    text: stateOf,
    render: (row) => <Chip tone={tones[row.status_transfer || row.status_baris] ?? 'neutral'}>{stateOf(row)}</Chip>,
  },
  { field: 'sebab', title: 'gaji.sebab' },
  { field: 'keterangan', title: 'gaji.keterangan', hidden: true },
  { field: 'nomor_transfer', title: 'gaji.transfer', kind: 'code' },
  { field: 'nomor_referensi', title: 'gaji.referensi', kind: 'code' },
  { field: 'nominal', title: 'gaji.nominal', kind: 'amount' },
];

/** Shows one payroll: its progress, its maker and checker, and the result of each row, to be saved as a file. */
export function PayrollWindow({ row, onClose }: { readonly row: GajiRow; readonly onClose: () => void }) {
  const t = useT();
  const list = useList(payroll.rows, { filters: { id_gaji: row.id_gaji }, sizes: [25, 100] });
  return (
    <Dialog title={`${t('gaji.ajukan')} ${row.periode} · ${row.nama_rekening}`} size="wide" onClose={onClose}>
      <div className="stack">
        <PayrollProgress row={row} />
        <DescriptionList
          items={[
            { label: t('gaji.jumlah'), value: formatWire(row.nominal) },
            { label: t('gaji.dibayar'), value: formatWire(row.nominal_dibayar) },
            { label: t('gaji.gagal'), value: formatWire(row.nominal_gagal) },
            { label: t('gaji.pembuat'), value: row.user_input },
            { label: t('gaji.pemeriksa'), value: row.user_setuju },
          ]}
        />
        <DescriptionList
          rows
          items={[{ label: t('gaji.sidik'), value: <span className="mono wrap-anywhere">{row.sidik}</span> }]}
        />
        <DataTable
          id="hasil-gaji"
          inWindow
          caption={t('gaji.hasil')}
          list={list}
          rowKey={(each) => String(each.urut)}
          columns={columns}
          sizes={[25, 100]}
        />
      </div>
    </Dialog>
  );
}
