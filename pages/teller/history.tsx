import '#lib/accounts/messages/account-info.ts';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { AccountWindow } from '#components/accounts/inquiries/account-window.tsx';
import { accountColumn, kindColumn, transactionKinds } from '#components/cash/counter/transaction-columns.tsx';
import { TransactionDetail } from '#components/cash/counter/transaction-detail.tsx';
import { productSource } from '#components/control/parameters/product-source.ts';
import { FilterBar } from '#components/kit/fields/filter-bar.tsx';
import type { FilterDef, FilterValues } from '#components/kit/fields/filter-def.ts';
import { DataTable } from '#components/kit/screens/data-table.tsx';
import { PagerButtons } from '#components/kit/table/pager-buttons.tsx';
import { Amount } from '#components/kit/ui/amount.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { type Column, Stacked } from '#components/kit/ui/column.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { clockText } from '#components/kit/ui/moment.tsx';
import { PageHeader } from '#components/kit/ui/page-header.tsx';
import { Skeleton } from '#components/kit/ui/skeleton.tsx';
import { useAddressFilters } from '#hooks/use-address-filters.ts';
import { useNarrow } from '#hooks/use-narrow.ts';
import { pagedList, usePager } from '#hooks/use-pager.ts';
import { useProfile } from '#hooks/use-session.ts';
import { isAccountNumber } from '#lib/account-number.ts';
import { toDisplay } from '#lib/dates.ts';
import { messageOf } from '#lib/messages/id.ts';
import { teller } from '#services/cash/teller.ts';
import type { TransaksiRow } from '#types/proto/cash/teller.ts';

const filters: readonly FilterDef[] = [
  { name: 'tanggal_awal', label: 'mutasi.dari', kind: 'date' },
  { name: 'tanggal_akhir', label: 'mutasi.sampai', kind: 'date' },
  { name: 'keyword', label: 'mutasi.cari', kind: 'text' },
  { name: 'flowCode', label: 'transaksi.jenis', kind: 'select', codes: transactionKinds, prefix: 'alur.' },
  { name: 'nomor_rekening', label: 'transaksi.rekening', kind: 'text', maxLength: 12 },
  { name: 'kode_produk', label: 'transaksi.produk', kind: 'source', source: productSource },
  { name: 'user_input', label: 'transaksi.user', kind: 'text', maxLength: 60 },
  {
    name: 'status',
    label: 'transaksi.status',
    kind: 'select',
    codes: ['POSTED', 'REVERSED', 'REVERSAL', 'CORRECTED', 'CORRECTION'],
    prefix: 'status.',
  },
  { name: 'nominal_awal', label: 'mutasi.nominalDari', kind: 'money' },
  { name: 'nominal_akhir', label: 'mutasi.nominalSampai', kind: 'money' },
  { name: 'tanggal', label: 'mutasi.mulai', hint: 'mutasi.mulaiPetunjuk', kind: 'date' },
  { name: 'kode_cabang', label: 'transaksi.cabang', kind: 'branch', headOffice: true },
];

const when = (row: TransaksiRow) => `${toDisplay(row.tanggal_akuntansi)} ${clockText(row.waktu)}`;
const day: Column<TransaksiRow> = {
  field: 'tanggal_akuntansi',
  title: 'transaksi.tanggal',
  className: 'nowrap',
  text: when,
  render: (row) => <Stacked main={toDisplay(row.tanggal_akuntansi)} below={clockText(row.waktu)} />,
};
const amount: Column<TransaksiRow> = { field: 'nominal', title: 'transaksi.nominal', kind: 'amount' };
const wide: readonly Column<TransaksiRow>[] = [
  day,
  kindColumn,
  accountColumn,
  amount,
  { field: 'keterangan', title: 'transaksi.keterangan' },
  { field: 'user_input', title: 'transaksi.user' },
  { field: 'status', title: 'transaksi.status', kind: 'status' },
];
/** On a telephone one column shows what and whose, the other how much and when. */
const narrow: readonly Column<TransaksiRow>[] = [
  {
    field: 'flowCode',
    title: 'transaksi.jenis',
    className: 'of-account',
    text: (row) => `${messageOf('alur.', row.flowCode)} ${row.nama_nasabah}`,
    render: (row) => (
      <>
        {messageOf('alur.', row.flowCode)}
        <div className="muted">{row.nama_nasabah || row.nomor_rekening}</div>
      </>
    ),
  },
  {
    field: 'nominal',
    title: 'transaksi.nominal',
    className: 'num',
    text: (row) => `${row.nominal} ${when(row)}`,
    render: (row) => <Stacked main={<Amount value={row.nominal} currency={row.kode_valuta} />} below={when(row)} />,
  },
];

const SIZE = 15;

interface Opened {
  readonly row: TransaksiRow;
  readonly mode: '' | 'cetak' | 'rekening';
}

/** The page lists earlier transactions: filtered, both ways from any day, behind each its journal and slip, and the account it moved. */
function History({ asked, onAsk }: { readonly asked: FilterValues; readonly onAsk: (values: FilterValues) => void }) {
  const t = useT();
  const few = useNarrow();
  const { headOffice } = useProfile();
  const [opened, setOpened] = useState<Opened | null>(null);
  const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''));
  const pager = usePager(teller.history, {
    filters: given,
    size: SIZE,
    placeOf: ({ urutan }) => urutan,
    midway: 'tanggal' in given,
  });
  const close = () => setOpened(null);
  return (
    <>
      <PageHeader menu="riwayat-transaksi" />
      <Card flush>
        <FilterBar
          filters={filters.filter((filter) => headOffice || !filter.headOffice)}
          start={asked}
          refused={pager.error?.byField}
          toggle
          onApply={onAsk}
        />
        <DataTable
          caption={t('menu.riwayatTransaksi')}
          columns={few ? narrow : wide}
          list={pagedList(pager)}
          rowKey={({ urutan }) => urutan}
          rowNumbers={false}
          onOpen={(row) => setOpened({ row, mode: '' })}
          actions={[
            { id: '', label: 'aksi.lihat', icon: 'eye', run: (row) => setOpened({ row, mode: '' }) },
            {
              id: 'rekening',
              label: 'rekening.buka',
              icon: 'person-vcard',
              disabled: (row) => !isAccountNumber(row.nomor_rekening),
              run: (row) => setOpened({ row, mode: 'rekening' }),
            },
            {
              id: 'slip-cetak-ulang',
              label: 'transaksi.cetakUlang',
              icon: 'printer',
              run: (row) => setOpened({ row, mode: 'cetak' }),
            },
          ]}
          sizes={[]}
          note={Object.keys(given).length > 0 ? t('tabel.filterKosong') : undefined}
        />
        <PagerButtons pager={pager} />
      </Card>
      {opened?.mode === 'rekening' ? <AccountWindow row={opened.row} onClose={close} /> : null}
      {opened && opened.mode !== 'rekening' ? (
        <TransactionDetail row={opened.row} mode={opened.mode} onClose={close} />
      ) : null}
    </>
  );
}

const names = new Set(filters.map(({ name }) => name));

function Asked() {
  const { asked, visit, ask } = useAddressFilters(names);
  return <History key={visit} asked={asked} onAsk={ask} />;
}

/** The address holds its filters: `?nomor_rekening=…`. */
export default function HistoryPage() {
  return useRouter().isReady ? <Asked /> : <Skeleton lines={9} />;
}
