import '#lib/profit-sharing/messages/profit.ts';
import { defineScreen, type SourceProps, textArea } from '#components/kit/screens/transaction-def.tsx';
import { Amount } from '#components/kit/ui/amount.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { DescriptionList } from '#components/kit/ui/description-list.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { Month } from '#components/profit-sharing/month.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { menus } from '#lib/access/menus.ts';
import { bankName } from '#lib/messages/id.ts';
import { profit } from '#services/profit-sharing/profit.ts';
import { ChooseFirst, monthField } from './shared.tsx';

/** Shows above the form the balances of the product's accounts in the month that the address names. */
function OfMonth({
  kode_produk,
  bulan,
  children,
}: Pick<SourceProps, 'children'> & { readonly kode_produk: string; readonly bulan: string }) {
  const t = useT();
  const record = useRecord(profit.bonus, { kode_produk, bulan });
  return (
    <Loaded state={record} lines={6}>
      {(basis) => (
        <div className="stack">
          <Note>{t('bonus.sukarela')}</Note>
          <Card title={t('bonus.dasar')}>
            <DescriptionList
              items={[
                { label: t('bonus.produk'), value: `${basis.kode_produk} ${bankName(basis.nama_produk)}` },
                { label: t('bonus.bulan'), value: <Month bulan={basis.bulan} /> },
                { label: t('bonus.rekening'), value: basis.rekening },
                { label: t('bonus.rataRata'), value: <Amount value={basis.rata_rata} /> },
              ]}
            />
          </Card>
          {children({ kode_produk, bulan, tarif: '', alasan: '' })}
        </div>
      )}
    </Loaded>
  );
}

/** Products and months are in the list: one who comes by the menu is led there. */
function Source({ asked, children }: SourceProps) {
  const { kode_produk = '', bulan = '' } = asked as Record<string, string>;
  if (kode_produk && bulan) return <OfMonth {...{ kode_produk, bulan, children }} />;
  return <ChooseFirst title="bonus.pilih" list="bonus.daftar" href={menus.bonus.route} />;
}

/** The board's bonus for a wadiah product and a month that is over, by two persons of head office. */
export const setBonus = defineScreen({
  endpoint: profit.setBonus,
  flow: 'TETAPKAN_BONUS',
  menu: 'tetapkan-bonus',
  change: { title: 'bonus.judul', back: menus.bonus.route, Source },
  initial: { kode_produk: '', bulan: '', tarif: '', alasan: '' },
  sections: [
    {
      header: 'bonus.keputusan',
      rowsize: 1,
      fields: [
        monthField,
        {
          name: 'tarif',
          title: 'bonus.tarif',
          type: 'float',
          setup: { decimals: 6 },
          required: true,
          hint: 'bonus.tarifPetunjuk',
        },
        textArea('alasan', 'bonus.alasan', { wide: true, required: true, hint: 'bonus.alasanPetunjuk' }),
      ],
    },
  ],
});
