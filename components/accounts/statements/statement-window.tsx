import { filledIn } from '#lib/messages/filled-in.ts';
import '#lib/messages/tab-titles.ts';
import '#lib/accounts/messages/statement.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Amount, amountText } from '#components/kit/ui/amount.tsx';
import { Button } from '#components/kit/ui/button.tsx';
import { type DescriptionItem, DescriptionList } from '#components/kit/ui/description-list.tsx';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import { showFailure } from '#components/kit/ui/failure.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { Moment } from '#components/kit/ui/moment.tsx';
import { PrintPreview } from '#components/kit/ui/print-preview.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { Tabs } from '#components/kit/ui/tabs.tsx';
import { invalidateTopics } from '#hooks/query-client.ts';
import { useRecord } from '#hooks/use-record.ts';
import { useProfile } from '#hooks/use-session.ts';
import { markOf, periodOf } from '#lib/accounts/statement-lines.ts';
import { toDisplay } from '#lib/dates.ts';
import { bankName } from '#lib/messages/id.ts';
import { paper } from '#lib/messages/paper.ts';
import { statement } from '#services/accounts/statement.ts';
import { callRecord } from '#services/client.ts';
import type { StatementDetail, StatementHalaman, StatementKepala } from '#types/proto/accounts/statement.ts';
import { Copies } from './copies.tsx';
import { StatementFile } from './statement-file.tsx';
import { StatementSheet } from './statement-page.tsx';

/** Longer ones are printed from their file. */
const PRINTED_PAGES = 40;

function useDetails(kepala: StatementKepala): readonly DescriptionItem[] {
  const t = useT();
  const amount = (value: string) => <Amount value={value} currency={kepala.kode_valuta} />;
  return [
    {
      label: t('rk.rekening'),
      value: kepala.nomor_rekening,
    },
    { label: t('rk.atasNama'), value: <bdi>{kepala.nama_rekening}</bdi> },
    { label: t('rk.produk'), value: bankName(kepala.nama_produk) },
    { label: t('rk.periode'), value: periodOf(kepala) },
    { label: t('rk.saldoAwal'), value: amount(kepala.saldo_awal) },
    { label: t('rk.kredit'), value: amount(kepala.kredit) },
    { label: t('rk.debet'), value: amount(kepala.debet) },
    { label: t('rk.saldoAkhir'), value: amount(kepala.saldo_akhir) },
    { label: t('rk.halaman'), value: String(kepala.jumlah_halaman) },
    { label: t('rk.baris'), value: kepala.jumlah_baris.toLocaleString('en-US') },
    {
      label: t('rk.biaya'),
      value: kepala.gratis === 'T' ? t('rk.gratis') : amountText(kepala.biaya, kepala.kode_valuta),
    },
    { label: t('rk.dibuat'), value: <Moment value={kepala.waktu} /> },
    { label: t('rk.oleh'), value: `${kepala.nama_user}, ${kepala.cabang_pembuat}` },
  ];
}

function Summary({ kepala }: { readonly kepala: StatementKepala }) {
  return <DescriptionList items={useDetails(kepala)} />;
}

interface Printed {
  readonly detail: StatementDetail;
  readonly pages: readonly StatementHalaman[];
}

const printedBy = ({ dicetak_oleh, cabang_cetak, tanggal_cetak }: StatementDetail): string =>
  filledIn(paper.dicetakOleh, { siapa: `${dicetak_oleh}, ${cabang_cetak}`, tanggal: toDisplay(tanggal_cetak) });

/** A copy on paper. Not a query: each call is one more copy in the books, so it must never be repeated by a cache. */
function usePrint(nomor: string, onCounted: () => void) {
  const [printed, setPrinted] = useState<Printed | null>(null);
  const [busy, setBusy] = useState(false);
  const print = async (sampai: number) => {
    setBusy(true);
    try {
      const detail = await callRecord(statement.copy, { nomor, bentuk: 'KERTAS' });
      const { halaman } = await callRecord(statement.pages, { nomor, dari: 1, sampai });
      setPrinted({ detail, pages: halaman });
    } catch (error) {
      await showFailure(error);
    } finally {
      setBusy(false);
      onCounted();
    }
  };
  return { printed, busy, print, putAway: () => setPrinted(null) };
}

function Contents({ detail }: { readonly detail: StatementDetail }) {
  const t = useT();
  const { kepala, halaman, salinan } = detail;
  if (!kepala) return null;
  return (
    <Tabs
      label={t('rk.bagian')}
      tabs={[
        { id: 'ringkasan', title: t('rk.ringkasan'), content: <Summary kepala={kepala} /> },
        {
          id: 'pratinjau',
          title: t('rk.pratinjau'),
          content: (
            <div className="paper no-print">
              <StatementSheet kepala={kepala} pages={halaman} mark={paper.tinjauanInternal} printed="" />
            </div>
          ),
        },
        { id: 'salinan', title: t('rk.salinan'), content: <Copies rows={salinan} none="rk.belumDicetak" /> },
      ]}
    />
  );
}

interface StatementWindowProps {
  readonly nomor: string;
  readonly onClose: () => void;
}

/** Opens a statement that was made by its number: its details, its first and last page, the copies, and one more copy. */
export function StatementWindow({ nomor, onClose }: StatementWindowProps) {
  const t = useT();
  const client = useQueryClient();
  const state = useRecord(statement.document, { nomor });
  const { canOpen } = useProfile();
  const [asking, setAsking] = useState(false);
  const kepala = state.data?.kepala;
  const counted = () => void invalidateTopics(client, ['dokumen']);
  const { printed, busy, print, putAway } = usePrint(nomor, counted);

  if (printed?.detail.kepala) {
    const { detail, pages } = printed;
    return (
      <PrintPreview title={t('tab.rekeningKoran')} onClose={putAway}>
        <StatementSheet
          kepala={printed.detail.kepala}
          pages={pages}
          mark={markOf(detail.ke)}
          printed={printedBy(detail)}
        />
      </PrintPreview>
    );
  }
  if (asking && kepala) {
    return <StatementFile kepala={kepala} onClose={() => setAsking(false)} onCounted={counted} />;
  }
  const long = (kepala?.jumlah_halaman ?? 0) > PRINTED_PAGES;
  return (
    <Dialog
      title={t('rk.dokumen', { nomor })}
      size="wide"
      onClose={onClose}
      foot={
        kepala && canOpen('cetak-statement') ? (
          <>
            <span className="muted small">
              {long ? t('rk.terlaluPanjang', { jumlah: kepala.jumlah_halaman }) : t('rk.unduhCatat')}
            </span>
            <Button icon="download" onClick={() => setAsking(true)}>
              {t('rk.unduh')}
            </Button>
            {long ? null : (
              <Button variant="primary" icon="printer" busy={busy} onClick={() => void print(kepala.jumlah_halaman)}>
                {t('rk.cetak')}
              </Button>
            )}
          </>
        ) : undefined
      }
    >
      <Loaded state={state} lines={8}>
        {(detail) => <Contents detail={detail} />}
      </Loaded>
    </Dialog>
  );
}
