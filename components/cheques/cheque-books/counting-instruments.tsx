import '#lib/cheques/messages/unfunded.ts';
import '#lib/cheques/messages/warkat.ts';
import { Amount } from '#components/kit/ui/amount.tsx';
import { StatusChip } from '#components/kit/ui/chip.tsx';
import { Stacked } from '#components/kit/ui/column.tsx';
import { DescriptionList } from '#components/kit/ui/description-list.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { toDisplay } from '#lib/dates.ts';
import { messageOf } from '#lib/messages/id.ts';
import type { UsulanDhnRow } from '#types/proto/cheques/warkat.ts';

/** Lists a drawer with the cheques for which the drawer is to be listed. */
export function CountingSheets({ row }: { readonly row: UsulanDhnRow }) {
  const t = useT();
  return (
    <div className="stack">
      <DescriptionList
        items={[
          { label: t('usulDhn.nasabah'), value: `${row.nama_nasabah} · ${row.nomor_nasabah}` },
          { label: t('usulDhn.batas'), value: toDisplay(row.batas_lapor) },
          { label: t('usulDhn.dapat'), value: t(row.dapat_dicantum === 'T' ? 'usulDhn.siap' : 'usulDhn.tunggu') },
          { label: t('usulDhn.sebelumnya'), value: t('usulDhn.kali', { kali: row.pencantuman }) },
        ]}
      />
      <SmallTable
        label={t('usulDhn.warkat')}
        heads={[
          t('kosong.warkat'),
          t('kosong.rekening'),
          t('kosong.tanggal'),
          t('kosong.batasLapor'),
          t('kosong.keadaan'),
          { num: t('kosong.nominal') },
        ]}
      >
        {row.warkat.map((sheet) => (
          <tr key={sheet.id_tolakan}>
            <th scope="row" className="nowrap">
              <Stacked
                main={<span className="mono">{sheet.nomor_warkat}</span>}
                below={messageOf('warkat.jenis.', sheet.jenis)}
              />
            </th>
            <td className="mono">{sheet.nomor_rekening}</td>
            <td className="nowrap">{toDisplay(sheet.tanggal)}</td>
            <td className="nowrap">{toDisplay(sheet.batas_lapor)}</td>
            <td>
              <StatusChip code={sheet.keadaan} />
            </td>
            <td className="num">
              <Amount value={sheet.nominal} />
            </td>
          </tr>
        ))}
      </SmallTable>
    </div>
  );
}
