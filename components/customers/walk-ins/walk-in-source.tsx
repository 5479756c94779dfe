import { PendingChange } from '#components/control/workflow/pending-change.tsx';
import type { SourceProps } from '#components/kit/screens/transaction-def.tsx';
import { ButtonLink } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { EmptyState, Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { menus } from '#lib/access/menus.ts';
import { wic } from '#services/customers/wic.ts';
import '#lib/customers/messages/wic.ts';

/** Reads the walk-in that the address names and starts the form from the record; without one it links to the list. */
export function WalkInSource({ asked, children }: SourceProps) {
  const t = useT();
  const number = String(asked.nomor_wic ?? '');
  const record = useRecord(wic.detail, { nomor_wic: number }, { enabled: number !== '' });
  if (number === '')
    return (
      <EmptyState>
        <ButtonLink variant="primary" href={menus['wic-individu'].route}>
          {t('wic.keDaftar')}
        </ButtonLink>
      </EmptyState>
    );
  return (
    <Loaded state={record} lines={10}>
      {({ wic: row, terbuka, ...data }) =>
        row && terbuka === 'T' ? (
          <div className="stack">
            <PendingChange idFlow={data.id_flow} />
            {children({
              nomor_wic: row.nomor_wic,
              jenis_identitas: row.jenis_identitas,
              nomor_identitas: row.nomor_identitas,
              nama: row.nama,
              alamat: row.alamat,
              tempat_lahir: data.tempat_lahir,
              tanggal_lahir: data.tanggal_lahir,
              jenis_kelamin: data.jenis_kelamin,
              kewarganegaraan: data.kewarganegaraan,
              pekerjaan: data.pekerjaan,
              sumber_dana: data.sumber_dana,
              tujuan: data.tujuan,
              alasan: '',
              versi: data.versi,
            })}
          </div>
        ) : (
          <Note tone="info">{t('wic.cabangLain')}</Note>
        )
      }
    </Loaded>
  );
}
