import '#lib/books/messages/report.ts';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { momentText } from '#components/kit/ui/moment.tsx';
import { Paper, Signatures } from '#components/kit/ui/paper.tsx';
import { PrintPreview } from '#components/kit/ui/print-preview.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { toDisplay } from '#lib/dates.ts';
import { paper } from '#lib/messages/paper.ts';
import { formatWire } from '#lib/money.ts';
import { nameOnPaper } from '#lib/operations/names.ts';
import { terbilangWire } from '#lib/terbilang.ts';
import { report } from '#services/books/report.ts';
import type { Output } from '#services/client.ts';
import type { BarisVoucher, VoucherGl } from '#types/proto/books/report.ts';

type Slip = Output<typeof report.vouchers>;

const titleOf = (sisi: string): string => (sisi === 'D' ? paper.voucherDebet : paper.voucherKredit);
const accountOf = ({ kode_gl, nama_gl }: BarisVoucher): string => `${kode_gl} ${nama_gl}`;
const aboutOf = ({ nomor_rekening, nama_rekening, keterangan }: BarisVoucher): string =>
  [nomor_rekening, nama_rekening, keterangan].filter(Boolean).join(' · ');

interface VoucherProps {
  readonly slip: Slip;
  readonly voucher: VoucherGl;
}

/** So many lines stay on the page of the total and the signatures. */
const TOGETHER = 3;

function VoucherLine({ row, currency }: { readonly row: BarisVoucher; readonly currency: string }) {
  return (
    <tr>
      <th scope="row">{accountOf(row)}</th>
      <td>{aboutOf(row)}</td>
      <td className="num">{formatWire(row.nominal, currency)}</td>
    </tr>
  );
}

/** One voucher: the lines of one side in one branch, what they come to in figures and in words, and who signs. */
function Voucher({ slip, voucher }: VoucherProps) {
  const { kode_valuta, baris, jumlah, sisi } = voucher;
  const details = [
    [paper.referensi, slip.nomor_referensi],
    [paper.transaksi, nameOnPaper(slip.operasi)],
    [paper.keterangan, slip.keterangan],
    [paper.otorisasi, [slip.user_otorisasi, slip.nama_otorisasi].filter(Boolean).join(' · ')],
  ].filter(([, value]) => value !== '');
  const lines = baris.map((row, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike in everything, and they are never reordered.
    <VoucherLine key={place} row={row} currency={kode_valuta} />
  ));
  return (
    <Paper
      bank={slip.nama_bank}
      branch={`${voucher.kode_cabang} ${voucher.nama_cabang}`}
      title={titleOf(sisi)}
      date={toDisplay(slip.tanggal)}
      code={slip.nomor_referensi}
      foot={[slip.nomor_referensi, [slip.user_input, slip.nama_input].join(' · '), momentText(slip.waktu)]}
    >
      <dl>
        {details.map(([label, value]) => (
          <div key={label} className="slip-line">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <table className="sheet-table">
        <thead>
          <tr>
            <th scope="col">{paper.akun}</th>
            <th scope="col">{paper.uraian}</th>
            <th scope="col" className="num">
              {`${sisi === 'D' ? paper.debet : paper.kredit} (${kode_valuta})`}
            </th>
          </tr>
        </thead>
        <tbody>{lines.slice(0, -TOGETHER)}</tbody>
        <tbody className="sheet-end">
          {lines.slice(-TOGETHER)}
          <tr>
            <th scope="row" colSpan={2}>
              {paper.jumlahVoucher}
            </th>
            <td className="num">{formatWire(jumlah, kode_valuta)}</td>
          </tr>
          <tr>
            <td colSpan={3}>
              <p>{terbilangWire(jumlah, kode_valuta)}</p>
              <Signatures who={[paper.pembuat, paper.pemeriksa, paper.ttdPejabat]} />
            </td>
          </tr>
        </tbody>
      </table>
    </Paper>
  );
}

interface WindowProps {
  readonly row: { readonly nomor_referensi: string };
  readonly onClose: () => void;
}

/** Previews the vouchers of a journal, a page each. */
export function LedgerVouchersWindow({ row: { nomor_referensi }, onClose }: WindowProps) {
  const t = useT();
  const state = useRecord(report.vouchers, { nomor_referensi });
  if (!state.data)
    return (
      <Dialog title={t('laporan.voucher')} size="wide" onClose={onClose}>
        <Loaded state={state} lines={8}>
          {() => null}
        </Loaded>
      </Dialog>
    );
  const slip = state.data;
  return (
    <PrintPreview title={t('laporan.voucher')} onClose={onClose}>
      {slip.voucher.map((voucher) => (
        <Voucher key={`${voucher.kode_cabang} ${voucher.kode_valuta} ${voucher.sisi}`} slip={slip} voucher={voucher} />
      ))}
    </PrintPreview>
  );
}
