import { momentText } from '#components/kit/ui/moment.tsx';
import { Paper } from '#components/kit/ui/paper.tsx';
import { stateOnPaper } from '#components/kit/ui/words-on-paper.ts';
import { useSession } from '#hooks/use-session.ts';
import { BANK } from '#lib/bank.ts';
import { toDisplay, wallClock } from '#lib/dates.ts';
import { filledIn } from '#lib/messages/filled-in.ts';
import { paper } from '#lib/messages/paper.ts';
import { formatWire } from '#lib/money.ts';
import type { DaftarRekeningRow, JumlahValuta } from '#types/proto/accounts/savings.ts';

interface SheetProps {
  readonly rows: readonly DaftarRekeningRow[];
  readonly sums: readonly JumlahValuta[];
  /** The list was printed at this time, ISO 8601. */
  readonly at: string;
}

/** A list of accounts on paper, with the sums of all that is on it. */
export function AccountListSheet({ rows, sums, at }: SheetProps) {
  const { user } = useSession();
  const branches = new Set(rows.map(({ kode_cabang, nama_cabang }) => `${kode_cabang} ${nama_cabang}`));
  return (
    <Paper
      bank={BANK}
      branch={branches.size === 1 ? [...branches].join('') : ''}
      title={paper.daftarRekening}
      date={toDisplay(wallClock(new Date(at)).date)}
      foot={[
        filledIn(paper.jumlahBaris, { jumlah: rows.length }),
        user ? `${user.id_user} · ${user.nama_user}` : '',
        momentText(at),
      ]}
    >
      <table className="sheet-table">
        <thead>
          <tr>
            <th>{paper.nomorRekening}</th>
            <th>{paper.atasNama}</th>
            <th>{paper.keadaan}</th>
            <th>{paper.saldoBuku}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.pegangan}>
              <td>
                {row.nomor_rekening}
                <div>{`${row.kode_produk} ${row.nama_produk}`}</div>
              </td>
              <td>
                {row.nama_nasabah}
                <div>{row.nomor_nasabah}</div>
              </td>
              <td>
                {stateOnPaper(row.status_rekening)}
                <div>{`${paper.aktivitasTerakhir} ${toDisplay(row.tanggal_aktivitas)}`}</div>
              </td>
              <td>{`${row.kode_valuta} ${formatWire(row.saldo_buku, row.kode_valuta)}`}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map((sum) => (
            <tr key={sum.kode_valuta}>
              <th colSpan={3} scope="row">
                {filledIn(paper.jumlahRekening, { jumlah: sum.jumlah_rekening.toLocaleString('en-US') })}
              </th>
              <td>{`${sum.kode_valuta} ${formatWire(sum.saldo_buku, sum.kode_valuta)}`}</td>
            </tr>
          ))}
        </tfoot>
      </table>
    </Paper>
  );
}
