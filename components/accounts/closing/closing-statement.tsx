import { Paper, Signatures } from '#components/kit/ui/paper.tsx';
import { toDisplay } from '#lib/dates.ts';
import { paper } from '#lib/messages/paper.ts';
import { formatWire } from '#lib/money.ts';
import type { PenutupanRow } from '#types/proto/accounts/closing.ts';
import { closingPaper } from './closing-paper.ts';

interface Line {
  readonly label: string;
  readonly value: string;
}

const caraOf: Readonly<Record<string, string>> = {
  TUNAI: closingPaper.tunai,
  PINDAH: closingPaper.pindah,
  KHUSUS: closingPaper.khusus,
};

const said = (lines: readonly Line[]): readonly Line[] => lines.filter(({ value }) => value !== '');

/** The bank's paper about an account that is closed or agreed to be: for its owner and the file, signed by both sides. */
export function ClosingStatement({ row }: { readonly row: PenutupanRow }) {
  const amount = (wire: string) => (wire === '' ? '' : formatWire(wire, row.kode_valuta));
  const less = (wire: string) => (/[1-9]/.test(wire) ? `-${amount(wire)}` : '');
  const details = said([
    { label: paper.nomorRekening, value: row.nomor_rekening },
    { label: paper.atasNama, value: row.nama_nasabah },
    { label: closingPaper.produk, value: row.nama_produk },
    { label: closingPaper.disetujui, value: toDisplay(row.tanggal) },
    { label: closingPaper.ditutup, value: row.selesai ? toDisplay(row.selesai) : closingPaper.menunggu },
    { label: closingPaper.sebab, value: closingPaper.sebabnya[row.sebab as keyof typeof closingPaper.sebabnya] ?? '' },
    { label: closingPaper.cara, value: caraOf[row.cara_bayar] ?? '' },
    { label: closingPaper.tujuan, value: row.rekening_tujuan },
  ]);
  const sums = said([
    { label: closingPaper.saldo, value: amount(row.saldo) },
    { label: closingPaper.bagiHasil, value: /[1-9]/.test(row.bagi_hasil) ? amount(row.bagi_hasil) : '' },
    { label: closingPaper.pajak, value: less(row.pajak) },
    { label: closingPaper.zakat, value: less(row.zakat) },
    { label: closingPaper.biaya, value: less(row.biaya) },
    { label: closingPaper.dibayarkan, value: amount(row.nominal) },
    { label: closingPaper.sisa, value: /[1-9]/.test(row.sisa) ? amount(row.sisa) : '' },
  ]);
  return (
    <Paper
      bank={row.nama_bank}
      branch={`${row.kode_cabang} ${row.nama_cabang}`}
      title={closingPaper.judul}
      date={toDisplay(row.selesai || row.tanggal)}
      foot={[row.nomor_rekening, `${row.pembuat} · ${row.disetujui_oleh}`]}
    >
      <dl>
        {details.map(({ label, value }) => (
          <div key={label} className="slip-line">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <table className="sheet-table">
        <tbody>
          {sums.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{row.selesai ? closingPaper.penutup : closingPaper.sementara}</p>
      <Signatures who={[paper.ttdNasabah, paper.ttdPejabat]} />
    </Paper>
  );
}
