import '#lib/messages/operations.ts';
import '#lib/accounts/messages/passbook.ts';
import '#lib/cash/messages/transaction.ts';
import { useState } from 'react';
import { useCashCommand } from '#components/kit/screens/use-cash-command.tsx';
import { useRelease } from '#components/kit/screens/use-release.tsx';
import { currentBookPrinter } from '#components/kit/ui/appearance.ts';
import { Button } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { confirm as ask, notify } from '#components/kit/ui/popup.ts';
import { PrintPreview } from '#components/kit/ui/print-preview.tsx';
import { useChosen } from '#components/kit/ui/use-chosen.ts';
import { useRecord } from '#hooks/use-record.ts';
import { coverTexts } from '#lib/accounts/passbook/cover.ts';
import { encodeCover } from '#lib/accounts/passbook/escp2.ts';
import { messageOf } from '#lib/messages/id.ts';
import { passbook } from '#services/accounts/passbook.ts';
import type { PassbookView, SaldoTerakhirBuku, SampulBuku } from '#types/proto/accounts/passbook.ts';
import styles from '../../../styles/passbook.module.scss';
import { send } from './printing.ts';

interface CoverProps {
  readonly details: SampulBuku;
  readonly place: SaldoTerakhirBuku;
}

/** Confirms that a cover came out well; where it was printed before a second person is asked for. */
function useCoverPrinted({ details: { nomor_rekening, nomor_seri }, place }: CoverProps) {
  const t = useT();
  const command = useCashCommand(passbook.print, `SAMPUL_BUKU/${nomor_rekening}`);
  const { release, window } = useRelease('CETAK_BUKU');
  const { mulai_halaman, mulai_baris, id_cetak_akhir } = place;
  const flowData = {
    nomor_rekening,
    nomor_seri,
    req_mode: 'SAMPUL' as const,
    mulai_halaman,
    mulai_baris,
    id_cetak_awal: id_cetak_akhir + 1,
    id_cetak_akhir,
    halaman_baik: '0',
    baris_baik: '0',
  };
  const printed = async () => {
    if (!(await ask({ title: t('buku.sampulBaik'), yes: t('buku.baikYa'), no: t('buku.baikTidak') }))) return;
    await release({
      flowData,
      about: [
        [t('transaksi.jenis'), messageOf('alur.', 'CETAK_BUKU')],
        [t('buku.nomorBuku'), nomor_seri],
        [t('buku.yangDicetak'), t('buku.yangDicetak.SAMPUL')],
      ],
      send: (token) =>
        command.carry({
          work: () => command.run({ flowCode: 'CETAK_BUKU', flowData }, { ...(token && { override: token }) }),
          done: () => t('buku.sampulTersimpan'),
        }),
    });
  };
  return { printed, shown: [command.notice, window] };
}

function PrintCover({ details, place }: CoverProps) {
  const t = useT();
  const printer = useChosen(currentBookPrinter, 'KERTAS');
  const [paper, setPaper] = useState(false);
  const {
    printed,
    shown: [notice, window],
  } = useCoverPrinted({ details, place });
  const print = async () => {
    if (printer === 'KERTAS') return setPaper(true);
    try {
      await send(printer, encodeCover(coverTexts(details)));
    } catch (error) {
      const sebab = error instanceof Error ? error.message : String(error);
      return notify('error', t('buku.gagalKirim'), t('buku.gagalKirimTeks', { sebab }));
    }
    return printed();
  };
  const closed = () => {
    setPaper(false);
    void printed();
  };
  return (
    <>
      {notice}
      <Button icon="printer" onClick={() => void print()}>
        {details.is_cetak_ulang === 'T' ? t('buku.cetakSampulLagi') : t('buku.cetakSampul')}
      </Button>
      {paper ? (
        <PrintPreview title={t('buku.yangDicetak.SAMPUL')} onClose={closed}>
          <pre className={styles.paper} lang="id">
            {coverTexts(details).join('\n')}
          </pre>
        </PrintPreview>
      ) : null}
      {window}
    </>
  );
}

/** The cover of a book in use, printed once; again only before a second person. */
export function Cover({ view: { nomor_rekening, aktif } }: { readonly view: PassbookView }) {
  const asked = { nomor_rekening, nomor_seri: aktif?.nomor_seri ?? '' };
  const known = { enabled: aktif !== undefined, quiet: true };
  const cover = useRecord(passbook.cover, asked, known);
  const last = useRecord(passbook.lastBalance, asked, known);
  return cover.data && last.data ? <PrintCover details={cover.data} place={last.data} /> : null;
}
