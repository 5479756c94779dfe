import '#lib/business-day/messages/boards.ts';
import '#lib/messages/operations.ts';
import '#lib/customers/messages/portfolio.ts';
import { AccountLink } from '#components/accounts/inquiries/account-link.tsx';
import { WaitingRow } from '#components/control/workflow/waiting-row.tsx';
import { Amount } from '#components/kit/ui/amount.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { toDisplay } from '#lib/dates.ts';
import { messageOf } from '#lib/messages/id.ts';
import type { PortofolioBlokir, PortofolioJumlah, PortofolioMenunggu } from '#types/proto/customers/customer.ts';

/** Says how many more rows there are beyond those shown. */
function Partly({ shown, total }: { readonly shown: number; readonly total: number }) {
  const t = useT();
  if (shown >= total) return null;
  return <p className="muted small">{t('portofolio.sebagian', { tampil: String(shown), jumlah: String(total) })}</p>;
}

/** Sums the customer's own accounts, a line a class and currency; a closed account counts for nothing. */
export function Sums({ rows }: { readonly rows: readonly PortofolioJumlah[] }) {
  const t = useT();
  return (
    <SmallTable
      label={t('portofolio.jumlah')}
      heads={[
        t('portofolio.golongan'),
        { num: t('portofolio.banyak') },
        { num: t('portofolio.saldo') },
        { num: t('portofolio.efektif') },
        { num: t('portofolio.tersedia') },
      ]}
    >
      {rows.map(({ golongan, kode_valuta, rekening, ...balances }) => (
        <tr key={`${golongan} ${kode_valuta}`}>
          <th scope="row">
            {messageOf('gambar.golongan.', golongan)} <span className="muted">{kode_valuta}</span>
          </th>
          <td className="num">{rekening}</td>
          {(['saldo_buku', 'saldo_efektif', 'saldo_tersedia'] as const).map((balance) => (
            <td key={balance} className="num">
              <Amount value={balances[balance]} currency={kode_valuta} />
            </td>
          ))}
        </tr>
      ))}
    </SmallTable>
  );
}

interface HeldProps {
  readonly rows: readonly PortofolioBlokir[];
  readonly total: number;
}

/** Lists the customer's held funds, the latest first. */
export function HeldFunds({ rows, total }: HeldProps) {
  const t = useT();
  const title = t('portofolio.blokir', { jumlah: String(total) });
  return (
    <>
      <SmallTable
        label={title}
        heads={[t('rekening.nomor'), t('portofolio.sebab'), t('portofolio.masa'), { num: t('portofolio.sisa') }]}
      >
        {rows.map((row) => (
          <tr key={row.id_blokir}>
            <th scope="row" className="mono">
              <AccountLink nomor_rekening={row.nomor_rekening} />
            </th>
            <td>
              {messageOf('portofolio.dana.', row.jenis)}
              <div className="gl">{row.alasan}</div>
            </td>
            <td className="nowrap">
              {toDisplay(row.tanggal_awal)}
              <div className="gl">
                {row.tanggal_akhir === '' ? t('portofolio.seterusnya') : toDisplay(row.tanggal_akhir)}
              </div>
            </td>
            <td className="num">
              <Amount value={row.sisa} currency={row.kode_valuta} />
            </td>
          </tr>
        ))}
      </SmallTable>
      <Partly shown={rows.length} total={total} />
    </>
  );
}

interface WaitingProps {
  readonly rows: readonly PortofolioMenunggu[];
  readonly total: number;
}

/**
 * Lists the items of the customer's money or record that wait for a second person; who may open the desk gets there from here.
 */
export function Waiting({ rows, total }: WaitingProps) {
  const t = useT();
  const title = t('portofolio.menunggu', { jumlah: String(total) });
  return (
    <>
      <SmallTable
        label={title}
        heads={[
          t('portofolio.transaksi'),
          t('rekening.nomor'),
          t('portofolio.dibuat'),
          { num: t('portofolio.nominal') },
        ]}
      >
        {rows.map((row) => (
          <WaitingRow key={row.id_flow} row={row}>
            <td className="mono">{row.nomor_rekening ? <AccountLink nomor_rekening={row.nomor_rekening} /> : '—'}</td>
          </WaitingRow>
        ))}
      </SmallTable>
      <Partly shown={rows.length} total={total} />
    </>
  );
}
