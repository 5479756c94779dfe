import '#lib/accounts/messages/passbook.ts';
import { type ReactNode, useState } from 'react';
import { useCashCommand } from '#components/kit/screens/use-cash-command.tsx';
import { type BookPrinter, currentBookPrinter } from '#components/kit/ui/appearance.ts';
import { Button } from '#components/kit/ui/button.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { notify } from '#components/kit/ui/popup.ts';
import { useChosen } from '#components/kit/ui/use-chosen.ts';
import { passbook } from '#services/accounts/passbook.ts';
import type { BarisBuku, BukuRow, CetakSiap, PassbookView } from '#types/proto/accounts/passbook.ts';
import { ConfirmPrint } from './confirm-print.tsx';
import { PagePaper } from './page-paper.tsx';
import { nextPage, pageBytes, send } from './printing.ts';

interface PrintPageProps {
  readonly view: PassbookView;
  /** Called once the book has gone on, with the page it was at. */
  readonly onPrinted: (page: number) => void;
  /** A page was printed before this one: the book has to be turned. */
  readonly turned: boolean;
}

/** Confirms the part of a print that came out well: the lines up to one. */
function useConfirmed(view: PassbookView, aktif: BukuRow, cetak: CetakSiap) {
  const t = useT();
  const command = useCashCommand(passbook.print, `CETAK_BUKU/${view.nomor_rekening}`);
  const good = (row: BarisBuku) =>
    command.carryOut({
      work: () =>
        command.run({
          flowCode: 'CETAK_BUKU',
          flowData: {
            nomor_rekening: view.nomor_rekening,
            nomor_seri: aktif.nomor_seri,
            req_mode: 'ISI',
            mulai_halaman: cetak.mulai_halaman,
            mulai_baris: cetak.mulai_baris,
            id_cetak_awal: cetak.id_cetak_awal,
            id_cetak_akhir: cetak.id_cetak_akhir,
            halaman_baik: String(row.halaman),
            baris_baik: String(row.baris),
          },
        }),
      done: () => t('buku.tersimpan', { halaman: String(row.halaman), baris: String(row.baris) }),
    });
  return { good, pending: command.pending, notice: command.notice };
}

interface ReadyProps {
  readonly rows: readonly BarisBuku[];
  readonly printer: BookPrinter;
  readonly turned: boolean;
  readonly busy: boolean;
  readonly onPrint: () => void;
  readonly onDone: () => void;
}

function Ready({ rows, printer, turned, busy, onPrint, onDone }: ReadyProps): ReactNode {
  const t = useT();
  const halaman = String(rows[0]?.halaman ?? '');
  const [dari, sampai] = [rows[0], rows.at(-1)].map((row) => String(row?.baris ?? ''));
  return (
    <Card title={t('buku.cetakHalaman', { halaman })}>
      <div className="stack">
        {turned ? <Note tone="warn" title={t('buku.balik', { halaman })} role="status" /> : null}
        <p>{t('buku.akanDicetak', { jumlah: String(rows.length), dari: dari ?? '', sampai: sampai ?? '' })}</p>
        <Button variant="primary" icon="printer" busy={busy} onClick={onPrint}>
          {t('buku.cetakHalaman', { halaman })}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={onDone}>
          {t('buku.sudahTercetak')}
        </Button>
        <p className="muted small">{t(`buku.lewat.${printer}`)}</p>
      </div>
    </Card>
  );
}

/** SAVED: the book has gone on, and what it prints next is still being fetched; the old lines may not be printed once more. */
type Step = 'READY' | 'SENDING' | 'PAPER' | 'ASKING' | 'SAVED';

function OnePage({ view, aktif, cetak, turned, onPrinted }: PrintPageProps & { aktif: BukuRow; cetak: CetakSiap }) {
  const t = useT();
  const printer = useChosen(currentBookPrinter, 'KERTAS');
  const [step, setStep] = useState<Step>('READY');
  const { good, pending, notice } = useConfirmed(view, aktif, cetak);
  const rows = nextPage(view);
  const print = async () => {
    if (printer === 'KERTAS') return setStep('PAPER');
    setStep('SENDING');
    try {
      await send(printer, pageBytes(view, rows));
      setStep('ASKING');
    } catch (error) {
      setStep('READY');
      const sebab = error instanceof Error ? error.message : String(error);
      await notify('error', t('buku.gagalKirim'), t('buku.gagalKirimTeks', { sebab }));
    }
  };
  const confirm = async (row: BarisBuku) => {
    const done = await good(row);
    setStep(done ? 'SAVED' : 'READY');
    if (done) onPrinted(row.halaman);
  };
  const ask = () => setStep('ASKING');
  return (
    <>
      {notice}
      {step === 'ASKING' ? (
        <ConfirmPrint
          rows={rows}
          currency={view.kode_valuta}
          busy={pending}
          onGood={(row) => void confirm(row)}
          onNothing={() => setStep('READY')}
        />
      ) : (
        <Ready
          rows={rows}
          printer={printer}
          turned={turned}
          busy={step === 'SENDING' || step === 'SAVED'}
          onPrint={() => void print()}
          onDone={ask}
        />
      )}
      {step === 'PAPER' ? <PagePaper view={view} rows={rows} onClose={ask} /> : null}
    </>
  );
}

/** Prints one page of a book and asks how it came out; the next one is offered when the book has gone on. */
export function PrintPage(props: PrintPageProps) {
  const { aktif, cetak } = props.view;
  return aktif && cetak && nextPage(props.view).length > 0 ? <OnePage {...props} aktif={aktif} cetak={cetak} /> : null;
}
