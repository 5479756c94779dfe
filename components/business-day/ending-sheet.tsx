import { momentText } from '#components/kit/ui/moment.tsx';
import { Paper, Signatures } from '#components/kit/ui/paper.tsx';
import { useSession } from '#hooks/use-session.ts';
import { BANK } from '#lib/bank.ts';
import { toDisplay } from '#lib/dates.ts';
import { filledIn } from '#lib/messages/filled-in.ts';
import { paper } from '#lib/messages/paper.ts';
import type { DiakhiriRow } from '#types/proto/business-day/branch.ts';
import { EndingTable } from './ending-table.tsx';

interface EndingSheetProps {
  readonly rows: readonly DiakhiriRow[];
  /** Code and name. */
  readonly branch: string;
  readonly tanggal: string;
  /** The day is closed: what was ended, not what would be. */
  readonly ended: boolean;
  /** The report was printed at this time, ISO 8601. */
  readonly at: string;
}

/** Prints the items that the end of day ends or has ended, for whoever has to speak to makers and customers. */
export function EndingSheet({ rows, branch, tanggal, ended, at }: EndingSheetProps) {
  const { user } = useSession();
  return (
    <Paper
      bank={BANK}
      branch={branch}
      title={ended ? paper.diakhiri : paper.akanDiakhiri}
      date={toDisplay(tanggal)}
      foot={[
        filledIn(paper.jumlahBaris, { jumlah: rows.length }),
        user ? `${user.id_user} · ${user.nama_user}` : '',
        momentText(at),
      ]}
    >
      <EndingTable rows={rows} />
      <Signatures who={[paper.ttdPejabat]} />
    </Paper>
  );
}
