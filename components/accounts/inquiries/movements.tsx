import '#lib/accounts/messages/account-info.ts';
import '#lib/accounts/messages/fees.ts';
import '#lib/messages/operations.ts';
import '#lib/accounts/messages/savings.ts';
import '#lib/messages/states.ts';
import { useState } from 'react';
import { FilterBar } from '#components/kit/fields/filter-bar.tsx';
import type { FilterDef, FilterValues } from '#components/kit/fields/filter-def.ts';
import type { AccountTabProps } from '#components/kit/screens/account-tab.ts';
import { DataTable } from '#components/kit/screens/data-table.tsx';
import { useSlot } from '#components/kit/screens/slots.ts';
import { PagerButtons } from '#components/kit/table/pager-buttons.tsx';
import { Chip } from '#components/kit/ui/chip.tsx';
import { type Column, Described, Stacked } from '#components/kit/ui/column.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { clockText } from '#components/kit/ui/moment.tsx';
import { useNarrow } from '#hooks/use-narrow.ts';
import { pagedList, usePager } from '#hooks/use-pager.ts';
import { useProfile } from '#hooks/use-session.ts';
import { useStoredFilters } from '#hooks/use-stored-filters.ts';
import { accountAsked } from '#lib/account-key.ts';
import { movementKinds, movementName } from '#lib/accounts/movement-kinds.ts';
import { toDisplay } from '#lib/dates.ts';
import { messageOf } from '#lib/messages/id.ts';
import { accountInfo } from '#services/accounts/account-info.ts';
import type { HistoryTransaksiRow } from '#types/proto/accounts/account-info.ts';
import { AmountAndBalance, signedAmount } from './signed-amount.tsx';

const filters: readonly FilterDef[] = [
  { name: 'tanggal', label: 'mutasi.mulai', hint: 'mutasi.mulaiPetunjuk', kind: 'date' },
  { name: 'tanggal_awal', label: 'mutasi.dari', kind: 'date' },
  { name: 'tanggal_akhir', label: 'mutasi.sampai', kind: 'date' },
  { name: 'keyword', label: 'mutasi.cari', kind: 'text' },
  { name: 'jenis', label: 'mutasi.jenis', kind: 'named', codes: movementKinds, nameOf: movementName },
  { name: 'posisi', label: 'mutasi.posisi', kind: 'select', codes: ['D', 'K'], prefix: 'mutasi.posisi.' },
  { name: 'nominal_awal', label: 'mutasi.nominalDari', kind: 'money' },
  { name: 'nominal_akhir', label: 'mutasi.nominalSampai', kind: 'money' },
  { name: 'user_input', label: 'mutasi.user', kind: 'text', maxLength: 60 },
];

/** A day of the books may not be that of the clock, and a value date another one still: what differs is said. */
const dayText = (row: HistoryTransaksiRow) =>
  row.tanggal_valuta === row.tanggal_akuntansi
    ? clockText(row.waktu)
    : `${clockText(row.waktu)} · ${messageOf('mutasi.', 'valuta')} ${toDisplay(row.tanggal_valuta)}`;

function Kind({ row }: { readonly row: HistoryTransaksiRow }) {
  return (
    <>
      <Stacked main={movementName(row.jenis)} below={row.nomor_referensi} />
      {row.status === 'POSTED' ? null : <Chip>{messageOf('status.', row.status)}</Chip>}
    </>
  );
}

const day: Column<HistoryTransaksiRow> = {
  field: 'tanggal_akuntansi',
  title: 'mutasi.tanggal',
  className: 'nowrap',
  text: (row) => `${toDisplay(row.tanggal_akuntansi)} ${dayText(row)}`,
  render: (row) => <Stacked main={toDisplay(row.tanggal_akuntansi)} below={dayText(row)} />,
};
const kind: Column<HistoryTransaksiRow> = {
  field: 'jenis',
  title: 'mutasi.jenis',
  text: (row) => `${movementName(row.jenis)} ${row.nomor_referensi}`,
  render: (row) => <Kind row={row} />,
};
const balance: Column<HistoryTransaksiRow> = { field: 'saldo', title: 'mutasi.saldo', kind: 'amount', zero: true };
const wide: readonly Column<HistoryTransaksiRow>[] = [
  day,
  kind,
  { field: 'keterangan', title: 'mutasi.keterangan' },
  { field: 'debet', title: 'mutasi.debet', kind: 'amount' },
  { field: 'kredit', title: 'mutasi.kredit', kind: 'amount' },
  balance,
  { field: 'user_input', title: 'mutasi.user' },
];
/** Shows in little room: when, what with its remark, and how much with its sign above what was left. */
const narrow: readonly Column<HistoryTransaksiRow>[] = [
  { field: 'tanggal_akuntansi', title: 'mutasi.tanggal', kind: 'date' },
  {
    field: 'jenis',
    title: 'mutasi.keterangan',
    className: 'wrap-anywhere',
    text: (row) => `${movementName(row.jenis)} ${row.keterangan}`,
    render: (row) => <Described main={movementName(row.jenis)} below={row.keterangan} />,
  },
  {
    field: 'kredit',
    title: 'info.jumlahSaldo',
    className: 'num',
    text: signedAmount,
    render: (row) => <AmountAndBalance row={row} />,
  },
];

const SIZE = 15;
const none: FilterValues = {};

/** The movements of an account: filtered, both ways from any day, each with the balance it left, and behind each its journal and slip. */
export function Movements({ row }: AccountTabProps) {
  const TransactionDetail = useSlot('transactionDetail');
  const t = useT();
  const few = useNarrow();
  const { canOpen } = useProfile();
  const [opened, setOpened] = useState<HistoryTransaksiRow | null>(null);
  const key = accountAsked(row);
  const place = `mutasi/${Object.values(key)}`;
  const [asked, setAsked] = useStoredFilters(place, none);
  const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''));
  const pager = usePager(accountInfo.history, {
    filters: { ...key, ...given },
    size: SIZE,
    placeOf: ({ urutan }) => urutan,
    midway: 'tanggal' in given,
  });
  const seesJournals = canOpen('transaksi-hari-ini') || canOpen('riwayat-transaksi') || canOpen('jurnal');
  return (
    <div className="stack">
      <FilterBar
        key={place}
        filters={filters}
        start={asked}
        blank={none}
        scope="mutasi-"
        refused={pager.error?.byField}
        toggle
        onApply={setAsked}
      />
      <div>
        <DataTable
          caption={t('mutasi.judul')}
          columns={few ? narrow : wide}
          list={pagedList(pager)}
          rowKey={({ urutan }) => urutan}
          onOpen={seesJournals ? setOpened : undefined}
          sizes={[]}
          inWindow
          empty={t('mutasi.kosong')}
          note={Object.keys(given).length > 0 ? t('tabel.filterKosong') : undefined}
        />
        <PagerButtons pager={pager} />
      </div>
      {opened && TransactionDetail ? <TransactionDetail row={opened} mode="" onClose={() => setOpened(null)} /> : null}
    </div>
  );
}
