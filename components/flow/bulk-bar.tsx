import { useState } from 'react';
import { NotesDialog } from '#components/screens/notes-dialog.tsx';
import { useOneAtATime } from '#components/screens/one-at-a-time.ts';
import { Button } from '#components/ui/button.tsx';
import { tellFailure } from '#components/ui/carry-out.ts';
import { useT } from '#components/ui/messages.tsx';
import { confirm, progress, tell } from '#components/ui/popup.ts';
import { useCommand } from '#hooks/use-command.ts';
import { useShortcuts } from '#hooks/use-shortcuts.ts';
import { formatWire } from '#lib/money.ts';
import { flow } from '#services/flow.ts';
import { type BulkOutcome, BulkResult } from './bulk-result.tsx';
import { bulkProblem, bulkTotal, MOST_AT_ONCE } from './bulk-rule.ts';
import type { Marks } from './use-marks.ts';

type Decision = 'APPROVE' | 'REJECT';

const questions = { APPROVE: 'desk.tanyaSetujui', REJECT: 'desk.tanyaTolak' } as const;

/** Asks, sends and keeps the outcome of one decision for all that is ticked. */
function useBulk(marks: Marks) {
  const t = useT();
  const command = useCommand(flow.processBatch);
  const alone = useOneAtATime(tellFailure);
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);
  const { rows } = marks;
  const sums = {
    jumlah: rows.length,
    valuta: rows[0]?.kode_valuta ?? '',
    nominal: formatWire(bulkTotal(rows) || '0.00'),
  };
  const decide = (actionType: Decision, transRemark: string) =>
    alone(async () => {
      const text = t(questions[actionType], sums);
      const sure = { title: t('popup.lanjutkan'), text, yes: t('popup.yes'), no: t('popup.cancel') };
      if (!(await confirm(sure))) return;
      const body = { actionType, id_flow: rows.map((row) => row.id_flow), transRemark };
      const { hasil } = await progress(t('popup.mengirim'), () => command.run(body));
      setOutcome({ rows, hasil });
      marks.clear();
    });
  return { decide, sums, outcome, pending: command.pending, close: () => setOutcome(null) };
}

/** The ticked items: how many, how much, and one decision for all of them where they are of one kind and risk. */
export function BulkBar({ marks, onDone }: { readonly marks: Marks; readonly onDone: () => void }) {
  const t = useT();
  const { rows } = marks;
  const { decide, sums, outcome, pending, close } = useBulk(marks);
  const [rejecting, setRejecting] = useState(false);
  const problem = bulkProblem(rows);
  const why = problem === null ? '' : t(`desk.tidak.${problem}`, { batas: MOST_AT_ONCE });
  const total = bulkTotal(rows);

  const press = (decision: Decision) => {
    if (why !== '') void tell('info', t('popup.info'), why);
    else if (decision === 'REJECT') setRejecting(true);
    else void decide('APPROVE', '');
  };
  const count = { jumlah: rows.length };
  useShortcuts(
    rows.length === 0
      ? []
      : [
          { keys: 'A', label: t('desk.setujuiBanyak', count), run: () => press('APPROVE') },
          { keys: 'T', label: t('desk.tolakBanyak', count), run: () => press('REJECT') },
        ],
  );
  const shut = { disabled: pending, 'aria-disabled': why !== '' || undefined, 'aria-describedby': 'bulk-problem' };
  return (
    <>
      {rows.length > 0 ? (
        <section className="bulk-bar" aria-label={t('desk.dipilih', count)}>
          <strong>{t('desk.dipilih', count)}</strong>
          {total === '' ? null : <span>{t('desk.jumlahNominal', sums)}</span>}
          <p id="bulk-problem" className="field-hint" role="status">
            {why}
          </p>
          <span className="line">
            <Button small variant="primary" {...shut} onClick={() => press('APPROVE')}>
              {t('desk.setujuiBanyak', count)} <kbd>A</kbd>
            </Button>
            <Button small variant="danger" {...shut} onClick={() => press('REJECT')}>
              {t('desk.tolakBanyak', count)} <kbd>T</kbd>
            </Button>
            <Button small variant="quiet" onClick={marks.clear}>
              {t('desk.lepas')}
            </Button>
          </span>
        </section>
      ) : null}
      {rejecting ? (
        <NotesDialog
          title={t('desk.tolakBanyak', count)}
          required
          onSubmit={(remark) => {
            setRejecting(false);
            void decide('REJECT', remark);
          }}
          onClose={() => setRejecting(false)}
        />
      ) : null}
      {outcome ? (
        <BulkResult
          outcome={outcome}
          onClose={() => {
            close();
            onDone();
          }}
        />
      ) : null}
    </>
  );
}
