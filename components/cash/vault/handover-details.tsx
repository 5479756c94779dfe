import { Amount } from '#components/kit/ui/amount.tsx';
import { DescriptionList } from '#components/kit/ui/description-list.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import type { SerahTerimaRow } from '#types/proto/cash/teller.ts';

/** Shows who sent how much, when, under which reference. */
export function HandoverDetails({ handover }: { readonly handover: SerahTerimaRow }) {
  const t = useT();
  return (
    <DescriptionList
      items={[
        { label: t('vault.kas'), value: handover.kode_kas_asal },
        { label: t('isian.jumlah'), value: <Amount value={handover.nominal} currency={handover.kode_valuta} /> },
        { label: t('vault.petugas'), value: handover.user_pengirim },
        { label: t('vault.referensi'), value: <code>{handover.nomor_referensi}</code> },
      ]}
    />
  );
}
