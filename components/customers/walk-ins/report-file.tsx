import { ExtractFileRow } from '#components/kit/screens/extract-file-row.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { useProfile } from '#hooks/use-session.ts';
import { cashFileNumber } from '#lib/books/extracts.ts';
import type { LaporanTunaiRow } from '#types/proto/customers/wic.ts';
import '#lib/books/messages/regulatory.ts';
import '#lib/customers/messages/wic.ts';

/** The file of one report for the authority, made again as often as it is asked for; of what is not handed in, or is typed at the authority's own
 * screen, there is none. */
export function ReportFile({ row }: { readonly row: LaporanTunaiRow }) {
  const t = useT();
  const { canOpen } = useProfile();
  if (
    !canOpen('laporan-ppatk') ||
    row.jenis === 'CURIGA' ||
    row.selesai !== 'T' ||
    !['BARU', 'DILAPORKAN'].includes(row.status)
  )
    return null;
  const nomor = cashFileNumber(row);
  return (
    <section className="stack">
      <SmallTable
        label={`${t('tunai.nomorBerkas')} ${nomor}`}
        heads={[`${t('tunai.nomorBerkas')} ${nomor}`, t('ekstrak.bentuk')]}
      >
        <ExtractFileRow kode={row.jenis === 'LTKT' ? 'GOAML_LTKT' : 'GOAML_LTKM'} bulan={row.sampai} nomor={nomor} />
      </SmallTable>
      <p className="muted small">{t('tunai.berkasUlang')}</p>
    </section>
  );
}
