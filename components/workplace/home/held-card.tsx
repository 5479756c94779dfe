import '#lib/payments/messages/transfer.ts';
import '#lib/messages/homes.ts';
import { amountText } from '#components/kit/ui/amount.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { useList } from '#hooks/use-list.ts';
import { menus } from '#lib/access/menus.ts';
import { messageOf } from '#lib/messages/id.ts';
import { railName } from '#lib/payments/transfers.ts';
import { transfer } from '#services/payments/transfer.ts';
import { WorkCard } from './work-card.tsx';

const ASKED = 20;
const ADDRESS = menus['transfer-masuk'].route;

/** Lists transfers from other banks that are held for a person of this branch, each with why. */
export function HeldCard({ branch }: { readonly branch: string }) {
  const t = useT();
  const filters = { status_masuk: 'TERTAHAN', kode_cabang: branch } as const;
  const list = useList(transfer.incoming, { filters, sizes: [ASKED] });
  return (
    <WorkCard
      title={t('home.tertahan')}
      list={list}
      all={`${ADDRESS}?status_masuk=TERTAHAN`}
      none={t('home.tertahanKosong')}
      line={({ nomor, rail, nominal, kode_valuta, rekening_tujuan, nama_tujuan, sebab, umur }) => ({
        key: nomor,
        icon: 'box-arrow-in-right',
        text: t('home.tertahanKalimat', {
          jalur: railName(rail),
          nominal: amountText(nominal, kode_valuta, true),
          tujuan: [rekening_tujuan, nama_tujuan].filter(Boolean).join(' '),
        }),
        small: messageOf('transfer.sebabMasuk.', sebab),
        end: umur === '' || umur === '0' ? null : <span className="late">{t('home.hari', { hari: umur })}</span>,
        href: `${ADDRESS}?${new URLSearchParams({ keyword: nomor })}`,
      })}
    />
  );
}
