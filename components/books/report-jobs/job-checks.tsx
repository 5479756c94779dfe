import '#lib/books/messages/regulatory.ts';
import '#lib/books/messages/report-jobs.ts';
import { ButtonLink } from '#components/kit/ui/button.tsx';
import { Chip } from '#components/kit/ui/chip.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { useProfile } from '#hooks/use-session.ts';
import { menus } from '#lib/access/menus.ts';
import { correctionsNeeded, extractOf, isExtractFile } from '#lib/books/extracts.ts';
import { messageOf } from '#lib/messages/id.ts';
import type { PekerjaanRow } from '#types/proto/books/report-job.ts';

/** Lists what the books lacked for an extract when its file was made, with a link to what is missing by now. */
export function JobChecks({ row }: { readonly row: PekerjaanRow }) {
  const t = useT();
  const { canOpen } = useProfile();
  if (row.pemeriksaan.length === 0 || !isExtractFile(row.kode)) return null;
  const { menu } = extractOf(row.kode).extract;
  const wajib = correctionsNeeded(row.pemeriksaan);
  return (
    <>
      <Note
        tone={wajib === 0 ? 'ok' : 'warn'}
        title={wajib === 0 ? t('pekerjaan.lengkap') : t('pekerjaan.adaKurang', { jumlah: String(wajib) })}
      />
      <SmallTable label={t('pekerjaan.pemeriksaan')} heads={[t('pekerjaan.pemeriksaan'), { num: t('ekstrak.banyak') }]}>
        {row.pemeriksaan.map(({ periksa, berat, jumlah }) => (
          <tr key={periksa}>
            <th scope="row" className="of-check">
              {messageOf('reg.periksa.', periksa)}
            </th>
            <td className="num">
              <Chip tone={jumlah === 0 ? 'ok' : berat === 'WAJIB' ? 'bad' : 'info'}>{String(jumlah)}</Chip>
            </td>
          </tr>
        ))}
      </SmallTable>
      {canOpen(menu) ? (
        <ButtonLink icon="search" href={`${menus[menu].route}?bulan=${row.tanya.bulan ?? ''}`}>
          {t('pekerjaan.periksaLagi')}
        </ButtonLink>
      ) : null}
    </>
  );
}
