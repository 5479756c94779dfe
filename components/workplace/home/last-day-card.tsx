import '#lib/messages/homes.ts';
import { PastSheet } from '#components/cash/vault/past-sheet.tsx';
import { Amount, amountText } from '#components/kit/ui/amount.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { DescriptionList } from '#components/kit/ui/description-list.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { minuteText, momentText } from '#components/kit/ui/moment.tsx';
import type { PenutupanTerakhir, TellerRow } from '#types/proto/cash/teller.ts';

interface LastDayCardProps {
  readonly till: TellerRow;
  readonly closing: PenutupanTerakhir;
}

/** Shows how the last day of a closed till ended, by the books' date, which the clock may have passed: when, by whom, whether the count agreed, and what went to the vault. */
export function LastDayCard({ till: { id_kas, kode_valuta }, closing }: LastDayCardProps) {
  const t = useT();
  const { tanggal, ditutup_pada, nama_user, dihitung, selisih } = closing;
  const nominal = amountText(selisih.replace('-', ''), kode_valuta);
  const compared = !/[1-9]/.test(selisih)
    ? t('home.hitunganSama')
    : t(selisih.startsWith('-') ? 'home.hitunganKurang' : 'home.hitunganLebih', { nominal });
  return (
    <Card title={t('home.kasSebelumnya', { tanggal })} aside={<PastSheet idKas={id_kas} tanggal={tanggal} />}>
      <DescriptionList
        rows
        items={[
          { label: t('home.ditutup'), value: `${momentText(ditutup_pada).split(' ')[0]} ${minuteText(ditutup_pada)}` },
          { label: t('home.ditutupOleh'), value: nama_user },
          { label: t('home.hitungan'), value: compared },
          { label: t('home.diserahkan'), value: <Amount value={dihitung} currency={kode_valuta} /> },
        ]}
      />
    </Card>
  );
}
