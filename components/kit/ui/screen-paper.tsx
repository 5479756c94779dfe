import { createPortal } from 'react-dom';
import { useRecord } from '#hooks/use-record.ts';
import { useSession } from '#hooks/use-session.ts';
import { BANK } from '#lib/bank.ts';
import { toDisplay } from '#lib/dates.ts';
import { parameter } from '#services/control/parameter.ts';
import { momentText } from './moment.tsx';
import { PaperFoot, PaperHead } from './paper.tsx';

interface ScreenPaperProps {
  readonly title: string;
  /** The screen's transaction code; empty for one without. */
  readonly code: string;
  /** The screen is printed at this time, ISO 8601. */
  readonly at: string;
}

/** Head and foot of a screen that is printed: a report, a list, a board. Drawn while printing only. */
export function ScreenPaper({ title, code, at }: ScreenPaperProps) {
  const { user } = useSession();
  // The top bar has asked for it; printing waits for no answer.
  const { data: branch } = useRecord(parameter.branchStatus, {}, { enabled: false });
  const content = document.getElementById('content');
  return (
    <div className="print-only">
      <PaperHead
        of="screen"
        bank={BANK}
        branch={branch ? `${branch.kode_cabang} ${branch.nama_cabang}` : (user?.kode_cabang ?? '')}
        title={title}
        date={toDisplay(branch?.accounting_date ?? '')}
      />
      {content
        ? createPortal(
            <div className="print-only">
              <PaperFoot parts={[code, user ? `${user.id_user} · ${user.nama_user}` : '', momentText(at)]} />
            </div>,
            content,
          )
        : null}
    </div>
  );
}
