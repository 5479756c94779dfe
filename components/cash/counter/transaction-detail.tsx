import '#lib/messages/tab-titles.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Copies } from '#components/accounts/statements/copies.tsx';
import { ObjectHistory } from '#components/control/audit/object-history.tsx';
import { Slip } from '#components/kit/screens/slip.tsx';
import { Button, ButtonLink } from '#components/kit/ui/button.tsx';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import { drawn } from '#components/kit/ui/drawn.tsx';
import { showFailure } from '#components/kit/ui/failure.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { PrintPreview } from '#components/kit/ui/print-preview.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { Tabs } from '#components/kit/ui/tabs.tsx';
import { invalidateTopics } from '#hooks/query-client.ts';
import { type RecordState, useRecord } from '#hooks/use-record.ts';
import { useProfile } from '#hooks/use-session.ts';
import type { MenuId } from '#lib/access/access.ts';
import { messageOf } from '#lib/messages/id.ts';
import { knownDefinition } from '#lib/operations/operations.ts';
import { teller } from '#services/cash/teller.ts';
import { callRecord } from '#services/client.ts';
import type { TransaksiDetail, TransaksiRow } from '#types/proto/cash/teller.ts';
import type { Slip as SlipData } from '#types/proto/common.ts';
import { SharingLink } from './sharing-link.tsx';
import { TransactionSummary } from './transaction-summary.tsx';

/** Documents come with the first journal that has any. */
const FileList = drawn(async () => (await import('#components/kit/fields/file-list.tsx')).FileList, 2);

interface TransactionDetailProps {
  readonly row: Pick<TransaksiRow, 'nomor_referensi'>;
  /** 'cetak' shows the slip at once, to be printed once more. */
  readonly mode: string;
  readonly onClose: () => void;
}

/** The way to what undoes a journal now: its reversal, or after its day a correction. */
function UndoLink({ code, reference }: { readonly code: string; readonly reference: string }) {
  const { canOpen } = useProfile();
  const screen = knownDefinition(code)?.screen;
  if (!screen || !canOpen(screen.menu as MenuId)) return null;
  return (
    <ButtonLink icon="arrow-counterclockwise" href={`${screen.route}?nomor_referensi=${reference}`}>
      {messageOf('alur.', code)}
    </ButtonLink>
  );
}

/** Shows how often the slip was reprinted, and by whom; a branch that only takes part does not see it. */
function Reprints({ detail }: { readonly detail: TransaksiDetail }) {
  const t = useT();
  const { data, headOffice } = useProfile();
  const home = detail.transaksi?.kode_cabang ?? '';
  if (!headOffice && home !== data?.kode_cabang)
    return <p className="muted">{t('transaksi.cabangLain', { cabang: home })}</p>;
  return <Copies rows={detail.salinan} none="transaksi.belumCetakUlang" />;
}

interface ContentsProps {
  readonly reference: string;
  readonly state: RecordState<TransaksiDetail>;
  readonly onOpen: (reference: string) => void;
}

/** Shows the details of the transaction, in tabs. */
function Contents({ reference, state, onOpen }: ContentsProps) {
  const t = useT();
  const reprints = state.data?.salinan.length ?? 0;
  const files = state.data?.lampiran ?? [];
  return (
    <Tabs
      label={t('transaksi.bagian')}
      tabs={[
        {
          id: 'data',
          title: t('transaksi.data'),
          content: (
            <Loaded state={state} lines={6}>
              {(detail) => <TransactionSummary detail={detail} onOpen={onOpen} />}
            </Loaded>
          ),
        },
        ...(files.length > 0
          ? [
              {
                id: 'lampiran',
                title: t('transaksi.lampiran', { jumlah: files.length }),
                content: <FileList files={files} />,
              },
            ]
          : []),
        {
          id: 'cetakan',
          title: reprints > 0 ? t('transaksi.cetakanJumlah', { jumlah: reprints }) : t('transaksi.cetakan'),
          content: (
            <Loaded state={state} lines={3}>
              {(detail) => <Reprints detail={detail} />}
            </Loaded>
          ),
        },
        { id: 'riwayat', title: t('tab.riwayat'), content: <ObjectHistory objek={reference} /> },
      ]}
    />
  );
}

/**
 * One transaction: details, journal, pieces, who allowed it, and its slip to be printed once more, marked as a duplicate and recorded by the core
 * when it goes to the printer; the way to undo it, and to what undid it.
 */
export function TransactionDetail({ row, mode, onClose }: TransactionDetailProps) {
  const t = useT();
  const client = useQueryClient();
  // The same window shows the transaction that undid it.
  const [nomor_referensi, setReference] = useState(row.nomor_referensi);
  const state = useRecord(teller.details, { nomor_referensi });
  const { canOpen } = useProfile();
  const [slip, setSlip] = useState<SlipData | null>(null);
  const started = useRef(false);

  const slipAs = async (duplikat: 'P' | 'T'): Promise<SlipData | null> =>
    (await callRecord(teller.details, { nomor_referensi, duplikat })).slip ?? null;
  const look = async () => {
    if (started.current) return;
    started.current = true;
    try {
      setSlip(await slipAs('P'));
    } catch (error) {
      started.current = false;
      await showFailure(error);
    }
  };
  // Not a query: each call is one more duplicate in the books, so it must never be repeated by a cache. What is printed bears its number.
  const reprint = async () => {
    const copy = await slipAs('T');
    flushSync(() => setSlip(copy));
    void invalidateTopics(client, ['transaksi']);
  };
  const first = useRef(look);
  useEffect(() => {
    if (mode === 'cetak') void first.current();
  }, [mode]);

  if (slip) {
    return (
      <PrintPreview title={messageOf('alur.', slip.operasi)} onClose={onClose} before={reprint}>
        <Slip slip={slip} />
      </PrintPreview>
    );
  }
  return (
    <Dialog
      title={`${t('transaksi.rincian')} ${nomor_referensi}`}
      size="wide"
      onClose={onClose}
      foot={
        <>
          {canOpen('slip-cetak-ulang') ? (
            <>
              <span className="muted small">{t('transaksi.cetakUlangCatat')}</span>
              <Button icon="printer" onClick={() => void look()}>
                {t('transaksi.cetakUlang')}
              </Button>
            </>
          ) : null}
          <SharingLink run={state.data?.bagi_hasil} />
          <UndoLink code={state.data?.dibatalkan_dengan ?? ''} reference={nomor_referensi} />
        </>
      }
    >
      <Contents reference={nomor_referensi} state={state} onOpen={setReference} />
    </Dialog>
  );
}
