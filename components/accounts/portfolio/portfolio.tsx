import '#lib/messages/tab-titles.ts';
import '#lib/accounts/messages/cards.ts';
import '#lib/customers/messages/portfolio.ts';
import '#lib/accounts/messages/savings.ts';
import '#lib/messages/states.ts';
import { useState } from 'react';
import { CardsBrief } from '#components/accounts/cards/cards-brief.tsx';
import { AccountLink } from '#components/accounts/inquiries/account-link.tsx';
import { AccountStatus } from '#components/accounts/inquiries/account-status.tsx';
import { MonthEnds } from '#components/customers/records/month-ends.tsx';
import { PortfolioFinancing } from '#components/customers/records/portfolio-financing.tsx';
import { Masked } from '#components/kit/fields/masked.tsx';
import { DataTable } from '#components/kit/screens/data-table.tsx';
import type { RowAction } from '#components/kit/table/types.ts';
import { Card } from '#components/kit/ui/card.tsx';
import { type Column, Stacked } from '#components/kit/ui/column.tsx';
import { drawn } from '#components/kit/ui/drawn.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { EmptyState, Loaded } from '#components/kit/ui/states.tsx';
import { useList } from '#hooks/use-list.ts';
import { useRecord } from '#hooks/use-record.ts';
import { useProfile } from '#hooks/use-session.ts';
import { toDisplay } from '#lib/dates.ts';
import { bankName, messageOf } from '#lib/messages/id.ts';
import type { Output } from '#services/client.ts';
import { customer } from '#services/customers/customer.ts';
import type { PortofolioRow } from '#types/proto/customers/customer.ts';
import { HeldFunds, Sums, Waiting } from './portfolio-parts.tsx';

const roleText = ({ peran }: PortofolioRow): string =>
  peran.map((each) => messageOf('portofolio.peran.', each)).join(', ');

const columns: readonly Column<PortofolioRow>[] = [
  {
    field: 'nomor_rekening',
    title: 'rekening.nomor',
    sort: true,
    text: (row) => row.nomor_rekening,
    render: (row) => (
      <span className="mono small">
        <Masked value={row.nomor_rekening} objek={row.pegangan} kolom="nomor_rekening" />
      </span>
    ),
  },
  {
    field: 'nama_produk',
    title: 'rekening.produk',
    sort: 'kode_produk',
    text: (row) => `${bankName(row.nama_produk)} (${messageOf('gambar.golongan.', row.golongan)})`,
    render: (row) => <Stacked main={bankName(row.nama_produk)} below={messageOf('gambar.golongan.', row.golongan)} />,
  },
  {
    field: 'nama_nasabah',
    title: 'portofolio.milik',
    text: (row) => `${row.nama_nasabah} (${roleText(row)})`,
    render: (row) => <Stacked main={row.nama_nasabah} below={roleText(row)} />,
  },
  { field: 'kode_cabang', title: 'rekening.cabang', text: (row) => `${row.kode_cabang} ${row.nama_cabang}` },
  {
    field: 'status_rekening',
    title: 'rekening.status',
    className: 'nowrap',
    text: (row) => messageOf('status.', row.status_rekening),
    render: (row) => <AccountStatus account={row} />,
  },
  { field: 'tanggal_buka', title: 'tabungan.tanggalBuka', kind: 'date', hidden: true },
  { field: 'saldo_buku', title: 'rekening.saldoBuku', kind: 'amount', zero: true },
  { field: 'saldo_tersedia', title: 'rekening.saldoTersedia', kind: 'amount', zero: true },
];

/** An account's own screen comes when it is asked for. */
const AccountWindow = drawn(
  async () => (await import('#components/accounts/inquiries/account-window.tsx')).AccountWindow,
  1,
);

/**
 * Lists the accounts of a customer.
 * @public The test of sort orders draws it by itself.
 */
export function Accounts({ number }: { readonly number: string }) {
  const t = useT();
  const { canOpen } = useProfile();
  const [opened, setOpened] = useState<PortofolioRow | null>(null);
  const list = useList(customer.accounts, { filters: { nomor_nasabah: number } });
  const actions: readonly RowAction<PortofolioRow>[] = [
    {
      id: 'rekening',
      label: 'aksi.lihat',
      icon: 'eye',
      run: setOpened,
    },
  ];
  return (
    <Card title={t('portofolio.rekening')} flush part>
      <DataTable
        plain
        sizes={[]}
        caption={t('portofolio.rekening')}
        list={list}
        columns={columns}
        rowKey={(row) => row.pegangan}
        actions={actions}
        onOpen={canOpen('rekening') ? setOpened : undefined}
        empty={t('portofolio.kosong')}
      />
      {opened ? <AccountWindow row={opened} onClose={() => setOpened(null)} /> : null}
    </Card>
  );
}

type PortfolioReply = Output<typeof customer.portfolio>;

/** The months by currency, each a picture of its own: amounts of two currencies have no common scale. */
function Months({ bulan }: Pick<PortfolioReply, 'bulan'>) {
  const currencies = [...new Set(bulan.map(({ kode_valuta }) => kode_valuta))];
  return currencies.map((currency) => (
    <MonthEnds key={currency} currency={currency} months={bulan.filter((row) => row.kode_valuta === currency)} />
  ));
}

function Summary({ portfolio, number }: { readonly portfolio: PortfolioReply; readonly number: string }) {
  const t = useT();
  const { jumlah, bulan, blokir, jumlah_blokir, menunggu, jumlah_menunggu, pembiayaan, kartu, seluruh_bank, tanggal } =
    portfolio;
  return (
    <>
      {seluruh_bank === 'T' ? null : <Note>{t('portofolio.cabangIni')}</Note>}
      <Card title={t('portofolio.jumlah')} aside={t('portofolio.per', { tanggal: toDisplay(tanggal) })} part>
        <div className="stack">
          {jumlah.length === 0 ? <EmptyState title={t('portofolio.kosong')} icon="wallet2" /> : <Sums rows={jumlah} />}
          <Months bulan={bulan} />
        </div>
      </Card>
      {pembiayaan.length === 0 ? null : <PortfolioFinancing number={number} sums={pembiayaan} />}
      {jumlah_menunggu === 0 ? null : (
        <Card title={t('portofolio.menunggu', { jumlah: String(jumlah_menunggu) })} part>
          <Waiting rows={menunggu} total={jumlah_menunggu} />
        </Card>
      )}
      {kartu.length === 0 ? null : (
        <Card title={t('tab.kartu')} part>
          <CardsBrief rows={kartu} accountOf={(row) => <AccountLink nomor_rekening={row.nomor_rekening} />} />
        </Card>
      )}
      {jumlah_blokir === 0 ? null : (
        <Card title={t('portofolio.blokir', { jumlah: String(jumlah_blokir) })} part>
          <HeldFunds rows={blokir} total={jumlah_blokir} />
        </Card>
      )}
    </>
  );
}

/**
 * Shows all that a customer has with the bank, as far as the reader may see it: sums, their course over twelve months, waiting items, held
 * funds, the accounts. Data that this system does not keep yet have no place here.
 */
export function Portfolio({ number }: { readonly number: string }) {
  const record = useRecord(customer.portfolio, { nomor_nasabah: number }, { quiet: true });
  return (
    <Loaded state={record} lines={10}>
      {(portfolio) => (
        <div className="stack">
          <Summary portfolio={portfolio} number={number} />
          <Accounts number={number} />
        </div>
      )}
    </Loaded>
  );
}
