import { ObjectHistory } from '#components/control/audit/object-history.tsx';
import { PendingChange } from '#components/control/workflow/pending-change.tsx';
import { columnName } from '#components/kit/screens/field-names.ts';
import { Amount } from '#components/kit/ui/amount.tsx';
import { type DescriptionItem, DescriptionList } from '#components/kit/ui/description-list.tsx';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { Tabs } from '#components/kit/ui/tabs.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { toDisplay } from '#lib/dates.ts';
import { messageOf } from '#lib/messages/id.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import type { Output } from '#services/client.ts';
import { wic } from '#services/customers/wic.ts';
import type { WicRow } from '#types/proto/customers/wic.ts';
import '#lib/control/messages/changes.ts';
import '#lib/customers/messages/wic.ts';

type Detail = Output<typeof wic.detail>;

const shown = (value: string): string => value || '—';

function Data({ detail }: { readonly detail: Detail }) {
  const t = useT();
  const row = detail.wic;
  const branch: DescriptionItem = { label: t('wic.cabang'), value: `${row?.kode_cabang} ${row?.nama_cabang}` };
  const name: DescriptionItem = { label: t('kolom.nama'), value: row?.nama ?? '' };
  const data: DescriptionItem = { label: t('wic.lengkap'), value: messageOf('wic.lengkap.', row?.lengkap ?? 'F') };
  if (detail.terbuka !== 'T')
    return (
      <div className="stack">
        <Note tone="info">{t('wic.cabangLain')}</Note>
        <DescriptionList rows items={[name, branch, data]} />
      </div>
    );
  const { tempat_lahir, tanggal_lahir, jenis_kelamin, kewarganegaraan, pekerjaan, sumber_dana, tujuan, kurang } =
    detail;
  const person: readonly DescriptionItem[] =
    row?.jenis === 'P'
      ? [
          {
            label: t('wic.jenisKelamin'),
            value: jenis_kelamin === '' ? '—' : messageOf('wic.kelamin.', jenis_kelamin),
          },
          { label: t('wic.kewarganegaraan'), value: shown(kewarganegaraan) },
        ]
      : [];
  return (
    <div className="stack">
      <PendingChange idFlow={detail.id_flow} />
      <DescriptionList
        rows
        items={[
          name,
          { label: t('wic.jenisIdentitas'), value: messageOf('wic.identitas.', row?.jenis_identitas ?? 'KTP') },
          { label: t('kolom.nomor_identitas'), value: shown(row?.nomor_identitas ?? '') },
          branch,
          data,
          ...(kurang.length > 0
            ? [{ label: t('wic.kurang'), value: kurang.map((kolom) => columnName(kolom)).join(', ') }]
            : []),
          { label: t('wic.alamat'), value: shown(row?.alamat ?? '') },
          { label: t('wic.tempatLahir'), value: shown(tempat_lahir) },
          { label: t('wic.tanggalLahir'), value: tanggal_lahir === '' ? '—' : toDisplay(tanggal_lahir) },
          ...person,
          { label: t('wic.pekerjaan'), value: shown(pekerjaan) },
          { label: t('wic.sumberDana'), value: shown(sumber_dana) },
          { label: t('wic.tujuan'), value: shown(tujuan) },
        ]}
      />
    </div>
  );
}

/** Lists the party's cash in and out on its last days. */
function Days({ detail }: { readonly detail: Detail }) {
  const t = useT();
  if (detail.tunai.length === 0) return <p className="muted">{t('wic.tunaiKosong')}</p>;
  return (
    <SmallTable label={t('wic.tunai')} heads={[t('wic.tanggal'), { num: t('wic.masuk') }, { num: t('wic.keluar') }]}>
      {detail.tunai.map(({ tanggal, masuk, keluar }) => (
        <tr key={tanggal}>
          <th scope="row">{toDisplay(tanggal)}</th>
          <td className="num">
            <Amount value={masuk} currency={BOOK_CURRENCY} />
          </td>
          <td className="num">
            <Amount value={keluar} currency={BOOK_CURRENCY} />
          </td>
        </tr>
      ))}
    </SmallTable>
  );
}

interface WindowProps {
  readonly row: WicRow;
  readonly mode: string;
  readonly onClose: () => void;
}

/** Shows everything about one walk-in; of another branch's what a counter needs. */
export function WalkInWindow({ row, mode, onClose }: WindowProps) {
  const t = useT();
  const record = useRecord(wic.detail, { nomor_wic: row.nomor_wic });
  const data = {
    id: 'data',
    title: t('wic.data'),
    content: (
      <Loaded state={record} lines={10}>
        {(detail) => <Data detail={detail} />}
      </Loaded>
    ),
  };
  const open = record.data?.terbuka === 'T' ? record.data : null;
  const tabs = open
    ? [
        data,
        { id: 'tunai', title: t('wic.tunai'), content: <Days detail={open} /> },
        { id: 'riwayat', title: t('wic.riwayat'), content: <ObjectHistory objek={`WIC:${row.nomor_wic}`} /> },
      ]
    : [data];
  return (
    <Dialog title={`${row.nama} · ${row.nomor_wic}`} size="wide" onClose={onClose}>
      <Tabs key={mode} label={t('wic.bagian')} tabs={tabs} />
    </Dialog>
  );
}
