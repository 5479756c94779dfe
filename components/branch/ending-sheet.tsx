import { momentText } from '#components/ui/moment.tsx';
import { Paper, Signatures } from '#components/ui/paper.tsx';
import { useSession } from '#hooks/use-session.ts';
import { BANK } from '#lib/bank.ts';
import { toDisplay } from '#lib/dates.ts';
import { paper } from '#lib/messages/paper.ts';
import { states } from '#lib/messages/states.ts';
import { formatWire } from '#lib/money.ts';
import { isOperationCode, operations } from '#lib/operations/operations.ts';
import type { DiakhiriRow } from '#types/proto/branch.ts';

interface EndingSheetProps {
  readonly rows: readonly DiakhiriRow[];
  /** Code and name. */
  readonly branch: string;
  readonly tanggal: string;
  /** The day is closed: what was ended, not what would be. */
  readonly ended: boolean;
  /** When it was put on paper, ISO 8601. */
  readonly at: string;
}

/** A state in the words of the paper, which is Indonesian. */
const stateOf = (code: string): string => (states as Readonly<Record<string, string>>)[`status.${code}`] ?? code;

/** What the evening ends or has ended, item by item, for whoever has to speak to makers and customers. */
export function EndingSheet({ rows, branch, tanggal, ended, at }: EndingSheetProps) {
  const { user } = useSession();
  return (
    <Paper
      bank={BANK}
      branch={branch}
      title={ended ? paper.diakhiri : paper.akanDiakhiri}
      date={toDisplay(tanggal)}
      foot={[
        paper.jumlahBaris.replace('{jumlah}', String(rows.length)),
        user ? `${user.id_user} · ${user.nama_user}` : '',
        momentText(at),
      ]}
    >
      <table className="sheet-table">
        <thead>
          <tr>
            <th>{paper.transaksi}</th>
            <th>{paper.pembuat}</th>
            <th>{paper.keadaan}</th>
            <th>{paper.nominal}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id_flow}>
              <td>
                {isOperationCode(row.flowCode) ? operations[row.flowCode].id : row.flowCode}
                <div>{[row.nama_nasabah, row.nomor_rekening].filter(Boolean).join(' · ') || row.keterangan}</div>
              </td>
              <td>{row.nama_user}</td>
              <td>{`${stateOf(row.dari)} → ${stateOf(row.ke)}`}</td>
              <td>{`${row.kode_valuta} ${formatWire(row.nominal)}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Signatures who={[paper.ttdPejabat]} />
    </Paper>
  );
}
