import '#lib/control/messages/changes.ts';
import '#lib/profit-sharing/messages/profit.ts';
import { Amount } from '#components/kit/ui/amount.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { type DescriptionItem, DescriptionList } from '#components/kit/ui/description-list.tsx';
import { type Translate, useT } from '#components/kit/ui/messages.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { toDisplay } from '#lib/dates.ts';
import { bankName, messageOf } from '#lib/messages/id.ts';
import type {
  CadanganPool,
  PendapatanPool,
  PerhitunganHi1000Answer,
  ProdukPool,
} from '#types/proto/profit-sharing/profit.ts';

const adjustments = [
  ['per_bentuk', 'kolom.per_bentuk'],
  ['per_lepas', 'kolom.per_lepas'],
  ['irr_bentuk', 'kolom.irr_bentuk'],
  ['irr_lepas', 'kolom.irr_lepas'],
  ['hibah', 'kolom.hibah'],
] as const;

/** Shows the amount kept or given, and its posting once there is one. */
function Adjustment({
  name,
  rate,
}: {
  readonly name: (typeof adjustments)[number][0];
  readonly rate: PerhitunganHi1000Answer;
}) {
  const posted = rate.pembukuan.find(({ jenis }) => jenis === name.toUpperCase());
  return (
    <>
      <Amount value={rate[name]} />{' '}
      {posted ? <span className="muted small">{`${toDisplay(posted.tanggal)} ${posted.referensi}`}</span> : null}
    </>
  );
}

function detailsOf(rate: PerhitunganHi1000Answer, t: Translate): readonly DescriptionItem[] {
  const amount = (label: string, value: string): DescriptionItem => ({ label, value: <Amount value={value} /> });
  return [
    amount(t('bagiHasil.pendapatan'), rate.pendapatan),
    amount(t('bagiHasil.rataDpk'), rate.rata_dpk),
    amount(t('bagiHasil.rataAset'), rate.rata_aset),
    {
      label: t('bagiHasil.pendapatanDpk'),
      value: (
        <>
          <Amount value={rate.pendapatan_dpk} /> ({rate.bagian_dpk} %)
        </>
      ),
    },
    { label: t('bagiHasil.indikatif'), value: <span className="num">{rate.indikatif}</span> },
    ...(rate.dasar === rate.final
      ? []
      : [{ label: t('bagiHasil.dasar'), value: <span className="num">{rate.dasar}</span> }]),
    ...adjustments
      .filter(([name]) => rate[name] !== '0.00')
      .map(([name, title]) => ({ label: t(title), value: <Adjustment name={name} rate={rate} /> })),
    { label: t('bagiHasil.hi1000'), value: <strong className="num">{rate.final || t('bagiHasil.belumAda')}</strong> },
    ...(rate.alasan ? [{ label: t('bagiHasil.alasan'), value: rate.alasan }] : []),
    ...(rate.pembuat ? [{ label: t('bagiHasil.ditetapkanOleh'), value: `${rate.pembuat}, ${rate.penyetuju}` }] : []),
  ];
}

function Sources({ rows }: { readonly rows: readonly PendapatanPool[] }) {
  const t = useT();
  return (
    <SmallTable label={t('bagiHasil.sumber')} heads={[t('bagiHasil.akun'), { num: t('bagiHasil.jumlah') }]}>
      {rows.map(({ kode_gl, nama_gl, jumlah }) => (
        <tr key={kode_gl}>
          <th scope="row">
            <code>{kode_gl}</code> {bankName(nama_gl)}
          </th>
          <td className="num">
            <Amount value={jumlah} />
          </td>
        </tr>
      ))}
    </SmallTable>
  );
}

/** The pool's table: what each product earned, what of it is its owners' and what the bank's (domain: profit sharing). */
function Products({ rows }: { readonly rows: readonly ProdukPool[] }) {
  const t = useT();
  const heads = ['rekening', 'rataRata', 'nisbah', 'pendapatanProduk', 'nasabah', 'bank', 'setara'] as const;
  return (
    <SmallTable
      label={t('bagiHasil.perProduk')}
      heads={[t('bagiHasil.produk'), ...heads.map((head) => ({ num: t(`bagiHasil.${head}`) }))]}
    >
      {rows.map((row) => (
        <tr key={`${row.kode_produk} ${row.kode_gl}`}>
          <th scope="row">
            {bankName(row.nama_gl)} <code>{row.kode_gl}</code>
          </th>
          <td className="num">{row.rekening}</td>
          <td className="num">
            <Amount value={row.rata_rata} />
          </td>
          <td className="num">{row.nisbah}</td>
          <td className="num">
            <Amount value={row.pendapatan} />
          </td>
          <td className="num">
            <Amount value={row.nasabah} />
          </td>
          <td className="num">
            <Amount value={row.bank} />
          </td>
          <td className="num">{row.setara}</td>
        </tr>
      ))}
    </SmallTable>
  );
}

/** Shows the reserves before the month and after it. */
function Reserves({ rows }: { readonly rows: readonly CadanganPool[] }) {
  const t = useT();
  const heads = ['cadanganAwal', 'cadanganBentuk', 'cadanganLepas', 'cadanganAkhir'] as const;
  return (
    <SmallTable
      label={t('bagiHasil.cadangan')}
      heads={[t('bagiHasil.cadangan'), ...heads.map((head) => ({ num: t(`bagiHasil.${head}`) }))]}
    >
      {rows.map(({ cadangan, awal, bentuk, lepas, akhir }) => (
        <tr key={cadangan}>
          <th scope="row">{messageOf('bagiHasil.cadangan.', cadangan)}</th>
          <td className="num">
            <Amount value={awal} />
          </td>
          <td className="num">
            <Amount value={bentuk} />
          </td>
          <td className="num">
            <Amount value={lepas} />
          </td>
          <td className="num">
            <Amount value={akhir} />
          </td>
        </tr>
      ))}
    </SmallTable>
  );
}

/** The whole computation of a month's rate: income by source, funds and assets, the rate, and what each product's owners get. */
export function RateFigures({ rate }: { readonly rate: PerhitunganHi1000Answer }) {
  const t = useT();
  return (
    <div className="stack">
      <Card title={t('bagiHasil.perhitungan')}>
        <DescriptionList items={detailsOf(rate, t)} />
      </Card>
      <Card title={t('bagiHasil.sumber')}>
        <Sources rows={rate.sumber} />
      </Card>
      {rate.produk.length > 0 ? (
        <Card title={t('bagiHasil.perProduk')}>
          <Products rows={rate.produk} />
        </Card>
      ) : null}
      <Card title={t('bagiHasil.cadangan')}>
        <Reserves rows={rate.cadangan} />
      </Card>
    </div>
  );
}
