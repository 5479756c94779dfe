import '#lib/payments/messages/transfer.ts';
import { JournalTable } from '#components/kit/screens/journal-table.tsx';
import { Amount } from '#components/kit/ui/amount.tsx';
import { DescriptionList } from '#components/kit/ui/description-list.tsx';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { toDisplay } from '#lib/dates.ts';
import { messageOf } from '#lib/messages/id.ts';
import { transfer } from '#services/payments/transfer.ts';
import type { LangkahTransfer, TransferRow } from '#types/proto/payments/transfer.ts';
import { TransferChip } from './transfer-state.tsx';

/** Describes a step beside its name: the batch, the reason, the code that came back, the user. */
function saidOf({ langkah, rujukan, user_input }: LangkahTransfer): string {
  const of = langkah === 'BIAYA_KEMBALI' ? messageOf('transfer.kesalahan.', rujukan) : rujukan;
  return [of, user_input].filter(Boolean).join(' · ');
}

/** One step of a transfer: its day, what it is called, and the lines that it left in the ledger. */
function Step({ step }: { readonly step: LangkahTransfer }) {
  const t = useT();
  return (
    <section className="stack">
      <div>
        <h3 className="h6 mb-0">
          {toDisplay(step.tanggal)} · {messageOf('transfer.langkah.', step.langkah)}
        </h3>
        <p className="muted mb-0">
          {[saidOf(step), step.nomor_referensi && t('transfer.jurnal', { nomor: step.nomor_referensi })]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {step.jurnal.length > 0 ? <JournalTable lines={step.jurnal} /> : null}
    </section>
  );
}

interface WindowProps {
  readonly row: TransferRow;
  readonly onClose: () => void;
}

/** One transfer from its posting to its end, with the journal of each step. */
export function TransferWindow({ row, onClose }: WindowProps) {
  const t = useT();
  const timeline = useRecord(transfer.timeline, { nomor: row.nomor });
  return (
    <Dialog title={`${row.nomor} · ${messageOf('transfer.jalur.', row.rail)}`} size="wide" onClose={onClose}>
      {/* Longer than the window, and often with nothing in it to go to: its own stop lets the keyboard scroll it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached. */}
      <section className="stack" aria-label={t('transfer.riwayat')} tabIndex={0}>
        <DescriptionList
          items={[
            {
              label: t('transfer.pengirim'),
              value: [row.nama_pengirim, row.nomor_rekening].filter(Boolean).join(' · '),
            },
            {
              label: t('transfer.penerima'),
              value: `${row.nama_tujuan} · ${row.kode_bank} ${row.rekening_tujuan}`,
            },
            { label: t('transfer.nominal'), value: <Amount value={row.nominal} currency={row.kode_valuta} /> },
            { label: t('transfer.biaya'), value: <Amount value={row.biaya} currency={row.kode_valuta} /> },
            { label: t('transfer.status'), value: <TransferChip code={row.status_transfer} /> },
          ]}
        />
        <Loaded state={timeline} lines={6}>
          {({ data }) => data.map((step) => <Step key={`${step.langkah} ${step.nomor_referensi}`} step={step} />)}
        </Loaded>
      </section>
    </Dialog>
  );
}
