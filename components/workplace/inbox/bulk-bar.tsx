import '#lib/cash/messages/transaction.ts';
import '#lib/messages/operations.ts';
import { type ComponentProps, useState } from 'react';
import { NotesDialog } from '#components/kit/screens/notes-dialog.tsx';
import { useOneAtATime } from '#components/kit/screens/one-at-a-time.ts';
import type { SummaryLine } from '#components/kit/screens/summary.tsx';
import { amountText } from '#components/kit/ui/amount.tsx';
import { Button } from '#components/kit/ui/button.tsx';
import { drawn } from '#components/kit/ui/drawn.tsx';
import { showFailure } from '#components/kit/ui/failure.ts';
import { type Translate, useT } from '#components/kit/ui/messages.tsx';
import { confirm, notify, progress } from '#components/kit/ui/popup.ts';
import { useCommand } from '#hooks/use-command.ts';
import { useShortcuts } from '#hooks/use-shortcuts.ts';
import { said } from '#lib/messages/item-sentence.ts';
import { formatWire } from '#lib/money.ts';
import { flow } from '#services/control/flow.ts';
import type { OtorisasiRow } from '#types/proto/control/flow.ts';
import type { BulkOutcome } from './bulk-result.tsx';
import { bulkProblem, bulkTotal, MOST_AT_ONCE } from './bulk-rule.ts';
import { movesMoney } from './item-line.tsx';
import { seenOf } from './seen.ts';
import type { Marks } from './use-marks.ts';

/** Most readers decide one by one: the result of a batch comes with the first batch. */
const BulkResult = drawn(async () => (await import('./bulk-result.tsx')).BulkResult);

type Decision = 'APPROVE' | 'REJECT';

/** Each decision has a question with the sum of its items, and one for items without money. */
const questions = {
  APPROVE: ['desk.tanyaSetujui', 'desk.tanyaSetujuiItem'],
  REJECT: ['desk.tanyaTolak', 'desk.tanyaTolakItem'],
} as const;

const questionOf = (decision: Decision, rows: readonly OtorisasiRow[], t: Translate): string =>
  t(questions[decision][rows.some(movesMoney) ? 0 : 1], sumsOf(rows));

/** Lists the sentence and amount of each item that is decided. */
const linesOf = (rows: readonly OtorisasiRow[]): SummaryLine[] =>
  rows.map((row) => [
    `${said(row.kalimat, row.nama_nasabah || row.keterangan || row.nomor_rekening)} · ${row.nama_user_input}`,
    movesMoney(row) ? amountText(row.nominal, row.kode_valuta, true) : '',
  ]);

/** Counts the items and adds up their amounts. */
const sumsOf = (rows: readonly OtorisasiRow[]) => ({
  jumlah: rows.length,
  valuta: rows[0]?.kode_valuta ?? '',
  nominal: formatWire(bulkTotal(rows) || '0.00', rows[0]?.kode_valuta),
});

/** Asks, sends and keeps the outcome of one decision for all that is ticked. */
function useBulk(marks: Marks) {
  const t = useT();
  const command = useCommand(flow.processBatch);
  const alone = useOneAtATime(showFailure);
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);
  const { rows } = marks;
  const sums = sumsOf(rows);
  /** With a remark the window that took it has asked already. */
  const decide = (actionType: Decision, items: readonly OtorisasiRow[], remark?: string) =>
    alone(async () => {
      const text = questionOf(actionType, items, t);
      const sure = {
        title: t('popup.lanjutkan'),
        text,
        about: linesOf(items),
        yes: t('popup.yes'),
        no: t('popup.cancel'),
      };
      if (remark === undefined && !(await confirm(sure))) return;
      const item = items.map((row) => ({ id_flow: row.id_flow, ...seenOf(row) }));
      const body = { actionType, item, transRemark: remark ?? '' };
      const { hasil } = await progress(t('popup.mengirim'), () => command.run(body));
      setOutcome({ rows: items, hasil });
      marks.clear();
    });
  return { decide, sums, outcome, pending: command.pending, close: () => setOutcome(null) };
}

/** Reports ticks that no longer hold, instead of dropping them in silence. */
function LostTicks({ count }: { readonly count: number }) {
  const t = useT();
  if (count === 0) return null;
  return (
    <p className="field-error" role="status">
      {t('desk.tandaHilang', { jumlah: count })}
    </p>
  );
}

interface RejectAllProps {
  readonly rows: readonly OtorisasiRow[];
  readonly onSubmit: (remark: string) => void;
  readonly onClose: () => void;
}

/** One reason for all that is rejected. */
function RejectAll({ rows, onSubmit, onClose }: RejectAllProps) {
  const t = useT();
  const action = questionOf('REJECT', rows, t);
  return <NotesDialog action={action} about={linesOf(rows)} required onSubmit={onSubmit} onClose={onClose} />;
}

interface BulkButtonsProps {
  readonly jumlah: number;
  readonly shut: Pick<ComponentProps<typeof Button>, 'disabled' | 'aria-disabled' | 'aria-describedby'>;
  readonly onPress: (decision: Decision) => void;
  readonly onClear: () => void;
}

function BulkButtons({ jumlah, shut, onPress, onClear }: BulkButtonsProps) {
  const t = useT();
  return (
    <span className="line">
      <Button small variant="primary" {...shut} onClick={() => onPress('APPROVE')}>
        {t('desk.setujuiBanyak', { jumlah })} <kbd>A</kbd>
      </Button>
      <Button small variant="danger" {...shut} onClick={() => onPress('REJECT')}>
        {t('desk.tolakBanyak', { jumlah })} <kbd>T</kbd>
      </Button>
      <Button small variant="quiet" onClick={onClear}>
        {t('desk.lepas')}
      </Button>
    </span>
  );
}

/** The ticked items: how many, how much, and one decision for all of them where they are of one kind and risk. */
export function BulkBar({
  marks,
  onDone,
}: {
  readonly marks: Marks;
  readonly onDone: (decided: ReadonlySet<string>) => void;
}) {
  const t = useT();
  const { rows } = marks;
  const { decide, sums, outcome, pending, close } = useBulk(marks);
  /** Holds the items to be rejected, as they were when the button was pressed. */
  const [rejecting, setRejecting] = useState<readonly OtorisasiRow[] | null>(null);
  const problem = bulkProblem(rows);
  const why = problem === null ? '' : t(`desk.tidak.${problem}`, { batas: MOST_AT_ONCE });
  const total = bulkTotal(rows);

  const press = (decision: Decision) => {
    if (why !== '') void notify('info', t('popup.info'), why);
    else if (decision === 'REJECT') setRejecting(rows);
    else void decide('APPROVE', rows);
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
      <LostTicks count={marks.lost} />
      {rows.length > 0 ? (
        <section className="bulk-bar" aria-label={t('desk.dipilih', count)}>
          <strong>{t('desk.dipilih', count)}</strong>
          {total === '' || !rows.some(movesMoney) ? null : <span>{t('desk.jumlahNominal', sums)}</span>}
          <p id="bulk-problem" className="field-hint" role="status">
            {why}
          </p>
          <BulkButtons jumlah={rows.length} shut={shut} onPress={press} onClear={marks.clear} />
        </section>
      ) : null}
      {rejecting ? (
        <RejectAll
          rows={rejecting}
          onClose={() => setRejecting(null)}
          onSubmit={(remark) => {
            setRejecting(null);
            void decide('REJECT', rejecting, remark);
          }}
        />
      ) : null}
      {outcome ? (
        <BulkResult
          outcome={outcome}
          onClose={() => {
            close();
            onDone(new Set(outcome.hasil.map(({ id_flow }) => id_flow)));
          }}
        />
      ) : null}
    </>
  );
}
