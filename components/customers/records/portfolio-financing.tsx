import '#lib/customers/messages/financing.ts';
import { DataTable } from '#components/kit/screens/data-table.tsx';
import { Amount } from '#components/kit/ui/amount.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { type Column, Stacked } from '#components/kit/ui/column.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { useList } from '#hooks/use-list.ts';
import { toDisplay } from '#lib/dates.ts';
import { customer } from '#services/customers/customer.ts';
import type { FinPortofolioRow, PortofolioPembiayaan } from '#types/proto/customers/customer.ts';

const columns: readonly Column<FinPortofolioRow>[] = [
  {
    field: 'nomor_kontrak',
    title: 'pembiayaan.kontrak',
    text: (row) => `${row.nomor_kontrak} (${row.sumber})`,
    render: (row) => <Stacked main={<span className="mono">{row.nomor_kontrak}</span>} below={row.sumber} />,
  },
  {
    field: 'produk',
    title: 'pembiayaan.produk',
    text: (row) => `${row.produk} (${row.akad})`,
    render: (row) => <Stacked main={row.produk} below={row.akad} />,
  },
  { field: 'jatuh_tempo', title: 'pembiayaan.jatuhTempo', kind: 'date' },
  { field: 'kolektibilitas', title: 'pembiayaan.kol' },
  { field: 'plafon', title: 'pembiayaan.plafon', kind: 'amount', zero: true },
  { field: 'sisa_pokok', title: 'pembiayaan.pokok', kind: 'amount', zero: true },
  { field: 'sisa_margin', title: 'pembiayaan.margin', kind: 'amount', zero: true },
];

function Contracts({ number }: { readonly number: string }) {
  const t = useT();
  const list = useList(customer.financing, { filters: { nomor_nasabah: number } });
  return (
    <DataTable
      plain
      caption={t('pembiayaan.rincian')}
      list={list}
      columns={columns}
      rowKey={(row) => row.nomor_kontrak}
    />
  );
}

interface FinancingProps {
  readonly number: string;
  readonly sums: readonly PortofolioPembiayaan[];
}

/**
 * Lists what the customer owes, apart from the customer's own money: by contract, then one by one, with the day of the report it
 * came from.
 */
export function PortfolioFinancing({ number, sums }: FinancingProps) {
  const t = useT();
  const day = sums[0]?.tanggal_posisi ?? '';
  return (
    <Card title={t('pembiayaan.judul', { tanggal: toDisplay(day) })} part>
      <p className="muted small">{t('pembiayaan.keterangan')}</p>
      <SmallTable
        label={t('pembiayaan.kewajiban')}
        heads={[
          t('pembiayaan.akad'),
          { num: t('pembiayaan.banyak') },
          { num: t('pembiayaan.kolTerburuk') },
          { num: t('pembiayaan.plafon') },
          { num: t('pembiayaan.pokok') },
          { num: t('pembiayaan.margin') },
        ]}
      >
        {sums.map(({ akad, kontrak, kolektibilitas, plafon, sisa_pokok, sisa_margin }) => (
          <tr key={akad}>
            <th scope="row">{akad}</th>
            <td className="num">{kontrak}</td>
            <td className="num">{kolektibilitas}</td>
            <td className="num">
              <Amount value={plafon} />
            </td>
            <td className="num">
              <Amount value={sisa_pokok} />
            </td>
            <td className="num">
              <Amount value={sisa_margin} />
            </td>
          </tr>
        ))}
      </SmallTable>
      <Contracts number={number} />
    </Card>
  );
}
